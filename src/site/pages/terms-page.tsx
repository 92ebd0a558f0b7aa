import { document as documentOf } from '../../data/endpoints.ts';
import { TermsView } from '../../sections/terms/TermsView.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { breadcrumbs } from '../json-ld.ts';
import { loadOwnText, OwnText, ownTextStatus } from '../OwnText.tsx';
import { type Page, useSchool } from '../page.ts';

const title = 'Terms of Use';

function Terms() {
  const { documents } = useSchool();
  return documents.includes('terms') ? <OwnText title={title} name="terms" /> : <BuiltIn />;
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

export const page: Page = {
  Page: Terms,
  queries: (_params, { documents }) => (documents.includes('terms') ? [documentOf('terms')] : []),
  prepare: async (_search, { documents }) => {
    if (documents.includes('terms')) await loadOwnText();
  },
  status: (_params, read) => ownTextStatus('terms', read),
  head: (_params, _read, school) => ({
    title,
    description: school.documents.includes('terms')
      ? `The terms of ${school.name}.`
      : `The terms of ${school.name}: who may use the site, what an account is, what costs nothing and what we promise.`,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbs([{ name: title, path: '/terms' }])] }),
  }),
};
