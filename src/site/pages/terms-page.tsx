import { TermsView } from '../../sections/terms/TermsView.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { breadcrumbs } from '../json-ld.ts';
import { type Page, useSchool } from '../page.ts';

function Terms() {
  const { name, provider, supportEmail, privacy, isSample } = useSchool();
  return (
    <>
      <PageBanner title="Terms of Use" description="What you may expect from us, and what we expect from you." />
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
  head: (_params, _read, school) => ({
    title: 'Terms of Use',
    description: `The terms of ${school.name}: who may use the site, what an account is, what costs nothing and what we promise.`,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbs([{ name: 'Terms of Use', path: '/terms' }])] }),
  }),
};
