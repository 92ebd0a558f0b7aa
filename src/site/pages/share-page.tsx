import { partnerName } from '../../data/partner-endpoints.ts';
import { ownPath, shareSearch } from '../../domain/share.ts';
import { Share as SharePanel } from '../../sections/share/Share.tsx';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { useLocation, useSearch } from '../location.ts';
import { siteOrigin } from '../origin.ts';
import { type Page, useSchool } from '../page.ts';

const path = '/share';

function choiceIn(search: string): { of: string; name: string } {
  const query = new URLSearchParams(search);
  return { of: ownPath(query.get('of') ?? ''), name: (query.get('partner') ?? '').slice(0, 100) };
}

const namesIn = (name: string) => (name.trim() === '' ? [] : [partnerName(name)]);

/** The share dialog as a page, for links and for visitors without scripts. */
function Share() {
  const { of, name } = choiceIn(useSearch());
  const [, navigate] = useLocation();
  const school = useSchool();
  return (
    <>
      <PageBanner
        low
        title="Share It with Your Name"
        description="A link, a QR code and a sheet to print. No account is needed."
      />
      <Band as="div">
        <SharePanel
          of={of}
          title={school.name}
          name={name}
          onName={(next) => navigate(path + shareSearch(of, next), { replace: true })}
          origin={siteOrigin()}
          school={school.name}
        />
      </Band>
    </>
  );
}

export const page: Page = {
  Page: Share,
  queries: (_params, _school, search) => namesIn(choiceIn(search).name),
  search: (search) => {
    const { of, name } = choiceIn(search);
    return shareSearch(of, name);
  },
  head: (_params, _read, school) => ({
    title: 'Share',
    description: `Share ${school.name} with your own link and QR code.`,
    canonical: path,
    noIndex: true,
  }),
};
