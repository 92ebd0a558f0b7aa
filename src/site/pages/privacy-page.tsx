import { PrivacyView } from '../../sections/privacy/PrivacyView.tsx';
import { brand } from '../../tokens/brand.ts';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { breadcrumbs } from '../json-ld.ts';
import type { Page } from '../page.ts';

function Privacy() {
  return (
    <>
      <PageBanner
        title="Privacy in Plain Words"
        description="This site is made for children. So it asks for little, keeps less, and tells nobody that you were here."
      />
      <PrivacyView />
    </>
  );
}

export const page: Page = {
  Page: Privacy,
  head: () => ({
    title: 'Privacy in Plain Words',
    description: `What ${brand.product} keeps of the children and parents who visit it, why and for how long: no tracking, no advertising, and four things in a browser.`,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbs([{ name: 'Privacy', path: '/privacy' }])] }),
  }),
};
