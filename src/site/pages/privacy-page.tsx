import { takesRequests } from '../../domain/enrol.ts';
import { hasPage } from '../../domain/school.ts';
import { PrivacyView } from '../../sections/privacy/PrivacyView.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { breadcrumbs } from '../json-ld.ts';
import { ownTextOf, ownTextParts } from '../own-text.ts';
import { type Page, useSchool } from '../page.ts';

function Privacy() {
  const Own = ownTextOf(useSchool(), 'privacy');
  return Own ? <Own title="Privacy Policy" name="privacy" /> : <BuiltIn />;
}

function BuiltIn() {
  const school = useSchool();
  return (
    <>
      <PageBanner
        title="Privacy in Plain Words"
        description="This site is made for children. So it asks for little, keeps less, and tells nobody that you were here."
      />
      <PrivacyView
        email={school.supportEmail}
        account={hasPage(school, 'account') ? '/account' : ''}
        hasRequests={takesRequests(school)}
      />
    </>
  );
}

const own = ownTextParts('privacy');

export const page: Page = {
  Page: Privacy,
  loadParts: own.loadParts,
  queries: own.queries,
  status: own.status,
  head: (_params, _read, school) => ({
    title: school.documents.includes('privacy') ? 'Privacy Policy' : 'Privacy in Plain Words',
    description: school.documents.includes('privacy')
      ? `The privacy policy of ${school.name}.`
      : `What ${school.name} keeps of the children and parents who visit it, why and for how long: no tracking, no advertising, and four things in a browser.`,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbs([{ name: 'Privacy', path: '/privacy' }])] }),
  }),
};
