import { announcements, categories, faqs, testimonials } from '../../data/endpoints.ts';
import { Announcements } from '../../sections/announcements/Announcements.tsx';
import { Categories } from '../../sections/categories/Categories.tsx';
import { CommunityView } from '../../sections/community/CommunityView.tsx';
import { CoursesIntroView } from '../../sections/courses-intro/CoursesIntroView.tsx';
import { Faq } from '../../sections/faq/Faq.tsx';
import { HeroView } from '../../sections/hero/HeroView.tsx';
import { ProgramsView } from '../../sections/programs/ProgramsView.tsx';
import { Testimonials } from '../../sections/testimonials/Testimonials.tsx';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { widths } from '../../tokens/scale.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { AccessDenied } from '../AccessDenied.tsx';
import { faqData, organization } from '../json-ld.ts';
import { deniedSearch } from '../location.ts';
import { type Page, useSchool } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';

const catalogue = '/explore-allcourses';

/** The home page, in the order of SPEC.md section 2. */
function Home() {
  const { loggedIn } = useSession();
  const school = useSchool();
  return (
    <>
      <AccessDenied />
      <HeroView product={school.name} href={catalogue} stats={school.figures} />
      <CoursesIntroView href={catalogue}>
        <Categories href={catalogue} />
      </CoursesIntroView>
      <ProgramsView />
      <Announcements />
      <CommunityView
        faces={school.faces}
        href={loggedIn ? '/steam-ambassadors' : '/?auth=signup'}
        action={loggedIn ? 'Meet Our Ambassadors' : 'Join Now'}
      />
      <Testimonials />
      <Questions
        limit={limits.homeFaqs}
        lead="What parents ask before anything else."
        spinner={<Spinner label="Loading the questions" />}
      />
    </>
  );
}

/** On wide screens the heading is sticky beside the questions. */
const Questions = styled(Faq)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  align-items: start;
  gap: var(--space-7);
  padding-block: clamp(48px, 8vw, 96px);
  padding-inline: max(clamp(16px, 4.5vw, 24px), (100% - ${widths.page}px) / 2);
  background: var(--sunken);
  & > :first-child {
    position: sticky;
    inset-block-start: ${limits.headerHeight + 24}px;
    margin: 0;
  }
  ${below(912)} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    & > :first-child {
      position: static;
    }
  }
`;

export const page: Page = {
  Page: Home,
  queries: () => [categories, announcements, testimonials, faqs],
  search: deniedSearch,
  head: (_params, read, school) => {
    const questions = read(faqs).data?.slice(0, limits.homeFaqs) ?? [];
    return {
      title: 'Online STEAM Courses for Children',
      description: `${school.name} teaches science, technology, engineering, arts and maths online: live classes, hands-on courses and apps for children and their parents.`,
      canonical: '/',
      ...(import.meta.env.SSR && {
        jsonLd: [organization(school), ...(questions.length > 0 ? [faqData(questions)] : [])],
      }),
    };
  },
};
