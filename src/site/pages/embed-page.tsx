import { courses, products, release } from '../../data/endpoints.ts';
import { type Choices, choicesFromSearch, choicesToSearch } from '../../domain/embed/choices.ts';
import { originPlaceholder } from '../../domain/embed/snippets.ts';
import { EmbedBuilder } from '../../sections/embed-builder/EmbedBuilder.tsx';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { useLocation, useSearch } from '../location.ts';
import { type Page, useSchool } from '../page.ts';

const path = '/embed';

/** The snippet builder for partners. The URL holds its state: links to it can be shared, and Back works. */
function Embed() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { accent } = useSchool();
  const choices = choicesFromSearch(search);
  const choose = (next: Choices, typing?: boolean) => {
    const to = choicesToSearch(next);
    if (to !== choicesToSearch(choices)) navigate(path + to, { replace: typing ?? false });
  };
  return (
    <>
      <PageBanner
        low
        title="Our Courses on Your Page"
        description="Choose a widget, see it at once, and copy two lines into your school’s page. No account, no developer."
      />
      <Band as="div">
        <EmbedBuilder choices={choices} onChange={choose} origin={siteOrigin()} accent={accent} />
      </Band>
    </>
  );
}

/** The origin that the server rendered. Behind a proxy, `location.origin` may differ. */
function siteOrigin(): string {
  if (typeof document === 'undefined') return originPlaceholder;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return new URL(canonical ?? location.href).origin;
}

export const page: Page = {
  Page: Embed,
  queries: () => [courses, products, release],
  search: (search) => choicesToSearch(choicesFromSearch(search)),
  head: (_params, _read, school) => ({
    title: 'Our Courses on Your Page',
    description: `Put the courses of ${school.name} on your school’s page: choose, look, copy. For WordPress, Wix, Google Sites, React and plain HTML.`,
    canonical: path,
  }),
};
