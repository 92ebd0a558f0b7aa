import { ambassadorBanner, ambassadors } from '../../data/endpoints.ts';
import { Ambassadors } from '../../sections/ambassadors/Ambassadors.tsx';
import { TopBanner } from '../../sections/top-banner/TopBanner.tsx';
import { type Page, useSchool } from '../page.ts';

function AmbassadorsPage() {
  const { isSample } = useSchool();
  return (
    <>
      <TopBanner title="STEAM Ambassadors" from={ambassadorBanner} />
      <Ambassadors lead={isSample ? undefined : ''} />
    </>
  );
}

export const page: Page = {
  Page: AmbassadorsPage,
  queries: () => [ambassadorBanner, ambassadors],
  head: (_params, _read, school) => ({
    title: 'STEAM Ambassadors',
    description: school.isSample
      ? `Meet the people who bring ${school.name} to their own schools and towns.`
      : `The ambassadors of ${school.name}.`,
  }),
};
