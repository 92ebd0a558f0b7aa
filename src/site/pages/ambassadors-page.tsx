import { ambassadorBanner, ambassadors } from '../../data/endpoints.ts';
import { Ambassadors } from '../../sections/ambassadors/Ambassadors.tsx';
import { TopBanner } from '../../sections/top-banner/TopBanner.tsx';
import type { Page } from '../page.ts';

function AmbassadorsPage() {
  return (
    <>
      <TopBanner title="STEAM Ambassadors" from={ambassadorBanner} />
      <Ambassadors />
    </>
  );
}

export const page: Page = {
  Page: AmbassadorsPage,
  queries: () => [ambassadorBanner, ambassadors],
  head: (_params, _read, school) => ({
    title: 'STEAM Ambassadors',
    description: `Meet the people who bring ${school.name} to their own schools and towns.`,
  }),
};
