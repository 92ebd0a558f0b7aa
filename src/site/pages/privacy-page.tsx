import { PrivacyView } from '../../sections/privacy/PrivacyView.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { breadcrumbs } from '../json-ld.ts';
import { type Page, useSchool } from '../page.ts';

function Privacy() {
  const { supportEmail } = useSchool();
  return (
    <>
      <PageBanner
        title="Privacy in Plain Words"
        description="This site is made for children. So it asks for little, keeps less, and tells nobody that you were here."
      />
      <PrivacyView email={supportEmail} />
    </>
  );
}

export const page: Page = {
  Page: Privacy,
  head: (_params, _read, school) => ({
    title: 'Privacy in Plain Words',
    description: `What ${school.name} keeps of the children and parents who visit it, why and for how long: no tracking, no advertising, and four things in a browser.`,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbs([{ name: 'Privacy', path: '/privacy' }])] }),
  }),
};
