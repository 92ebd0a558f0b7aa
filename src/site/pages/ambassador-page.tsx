import { partnerName } from '../../data/partner-endpoints.ts';
import { ambassadorIn, ambassadorSearch } from '../../domain/ambassador.ts';
import { AmbassadorFormView } from '../../sections/ambassador-form/AmbassadorFormView.tsx';
import { Share as SharePanel } from '../../sections/share/Share.tsx';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { useLocation, useSearch } from '../location.ts';
import { siteOrigin } from '../origin.ts';
import { type Page, useSchool } from '../page.ts';

const path = '/ambassador';

function Ambassador() {
  const choice = ambassadorIn(useSearch());
  const [, navigate] = useLocation();
  const { name: school } = useSchool();
  return (
    <>
      <PageBanner low title="Become an Ambassador" description="Share what you like, and see how many came." />
      <Share labelledBy="share-title" tone="sunken">
        <SectionHeading id="share-title" title="Your Link" />
        <SharePanel
          of=""
          title={school}
          name={choice.name}
          onName={(name) => navigate(path + ambassadorSearch({ ...choice, name, problem: '' }), { replace: true })}
          origin={siteOrigin()}
          school={school}
          action={path}
        />
      </Share>
      <Band labelledBy="number-title">
        <SectionHeading
          id="number-title"
          title="Your Number and Your Page"
          lead="A private page shows what comes from your link, from the first visit. The school then lists you with a page of your own."
        />
        {/* The new key resets the form to the name that was typed above. */}
        <AmbassadorFormView key={choice.name} {...choice} />
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
  Page: Ambassador,
  queries: (_params, _school, search) => {
    const { name } = ambassadorIn(search);
    return name.trim() === '' ? [] : [partnerName(name)];
  },
  search: (search) => ambassadorSearch(ambassadorIn(search)),
  head: (_params, _read, school) => ({
    title: 'Become an Ambassador',
    description: `Share ${school.name} with your own link and QR code, and see how many came.`,
    canonical: path,
  }),
};
