import { TermsView } from '../../sections/terms/TermsView.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { breadcrumbs } from '../json-ld.ts';
import { ownTextOf, ownTextParts } from '../own-text.ts';
import { type Page, useSchool } from '../page.ts';

const title = 'Terms of Use';

function Terms() {
  const Own = ownTextOf(useSchool(), 'terms');
  return Own ? <Own title={title} name="terms" /> : <BuiltIn />;
}

function BuiltIn() {
  const { name, provider, supportEmail, privacy, isSample } = useSchool();
  return (
    <>
      <PageBanner title={title} description="What you may expect from us, and what we expect from you." />
      <TermsView
        name={name}
        provider={provider}
        email={supportEmail}
        privacyHref={privacy}
        enrolment={isSample ? undefined : 'Looking around and an account on this site cost nothing. '}
      />
    </>
  );
}

const own = ownTextParts('terms');

export const page: Page = {
  Page: Terms,
  loadParts: own.loadParts,
  queries: own.queries,
  status: own.status,
  head: (_params, _read, school) => ({
    title,
    description: school.documents.includes('terms')
      ? `The terms of ${school.name}.`
      : `The terms of ${school.name}: who may use the site, what an account is, what costs nothing and what we promise.`,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbs([{ name: title, path: '/terms' }])] }),
  }),
};
