import { courses, products, release } from '../../data/endpoints.ts';
import { partnerName } from '../../data/partner-endpoints.ts';
import { type Choices, choicesFromSearch, choicesToSearch } from '../../domain/embed/choices.ts';
import { EmbedBuilder } from '../../sections/embed-builder/EmbedBuilder.tsx';
import { Share as SharePanel } from '../../sections/share/Share.tsx';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { useLocation, useSearch } from '../location.ts';
import { siteOrigin } from '../origin.ts';
import { type Page, useSchool } from '../page.ts';

const path = '/embed';

/** The share panel and the snippet builder for partners. The URL has the state of both, so links can be shared and Back works. */
function Embed() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { accent, name: school } = useSchool();
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
        description="A link with your name, or two lines for your website."
      />
      <Share labelledBy="share-title" tone="sunken">
        <SectionHeading id="share-title" title="Share" />
        <SharePanel
          of=""
          title={school}
          name={choices.values.partner ?? ''}
          onName={(partner) => choose({ ...choices, values: { ...choices.values, partner } }, true)}
          origin={siteOrigin()}
          school={school}
          action={path}
        />
      </Share>
      <Band labelledBy="builder-title">
        <SectionHeading id="builder-title" title="A Widget for Your Website" />
        <EmbedBuilder choices={choices} onChange={choose} origin={siteOrigin()} accent={accent} school={school} />
      </Band>
    </>
  );
}

/** Reduces the spacing, so the link and the QR code are in a phone's first viewport. */
const Share = styled(Band)`
  --heading-gap: var(--space-3);
  padding-block: clamp(20px, 4vw, 56px);
`;

export const page: Page = {
  Page: Embed,
  queries: (_params, _school, search) => {
    const { partner = '' } = choicesFromSearch(search).values;
    return [courses, products, release, ...(partner.trim() === '' ? [] : [partnerName(partner)])];
  },
  search: (search) => choicesToSearch(choicesFromSearch(search)),
  head: (_params, _read, school) => ({
    title: 'Our Courses on Your Page',
    description: `Put the courses of ${school.name} on your school’s page: choose, look, copy. For WordPress, Wix, Google Sites, React and plain HTML.`,
    canonical: path,
  }),
};
