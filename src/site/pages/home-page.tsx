import { faqs } from '../../data/endpoints.ts';
import { homeDrawingAddress } from '../../domain/drawings/addresses.ts';
import { hasPage, type School, subjectsOf, subjectsText, textOfSchool } from '../../domain/school.ts';
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
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { AccessDenied } from '../AccessDenied.tsx';
import { loadNextCourses, nextCoursesOf } from '../catalogue/load-next-courses.ts';
import { useExperiments } from '../experiments/use-experiments.tsx';
import { faqData, organization } from '../json-ld.ts';
import { deniedSearch } from '../location.ts';
import { type Page, useSchool } from '../page.ts';
import { ContinueLater } from '../progress/ContinueLater.tsx';
import { schoolText } from '../SchoolText.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { WithoutScripts } from '../WithoutScripts.tsx';

const catalogue = '/explore-allcourses';

/** The home page, in the order of SPEC.md section 2. */
function Home() {
  const school = useSchool();
  const { isSample } = school;
  const experiments = useExperiments();
  return (
    <>
      <WithoutScripts />
      <AccessDenied />
      {isSample ? (
        <HeroView
          {...experiments}
          product={school.name}
          headline={school.headline}
          href={catalogue}
          stats={school.figures}
        />
      ) : (
        <HeroView
          {...experiments}
          product={school.name}
          headline={school.headline || 'Welcome to {name}'}
          href={catalogue}
          stats={school.figures}
          lead={<OwnLead />}
          picture={school.homePicture || homeDrawingAddress}
          subjects={subjectsOf(school)}
        />
      )}
      <Courses />
      {isSample && <ProgramsView />}
      <Announcements />
      {school.faces.length > 0 && <Community />}
      <Testimonials />
      <Questions
        limit={limits.homeFaqs}
        lead={schoolText(school, 'questionsText')}
        spinner={<Spinner label="Loading the questions" />}
      />
      <ContinueLater />
    </>
  );
}

/** The school's subjects. A school that does not describe its subjects gets its next courses. */
function Courses() {
  const school = useSchool();
  const intro = {
    href: catalogue,
    title: schoolText(school, 'coursesTitle') ?? 'Find your course',
    lead: schoolText(school, 'coursesText') ?? '',
    ages: school.ages,
  };
  const NextCourses = nextCoursesOf(school);
  if (NextCourses) return <NextCourses {...intro} />;
  return (
    <CoursesIntroView {...intro}>
      <Categories href={catalogue} />
    </CoursesIntroView>
  );
}

/** The school's sentence below the headline, or a neutral one. */
function OwnLead() {
  const school = useSchool();
  const contentText = useContentText();
  return school.homeText ? <span {...contentText}>{school.homeText}</span> : neutralLead(school);
}

const neutralLead = (school: School) => `Online courses in ${subjectsText(school)} for children.`;

/**
 * An invitation to create an account. Signed-in visitors get a link to the ambassadors, or to the courses if the school
 * has no ambassadors.
 */
function Community() {
  const { loggedIn } = useSession();
  const school = useSchool();
  const [href, action] = !loggedIn
    ? ['/?auth=signup', 'Join Now']
    : hasPage(school, 'ambassadors')
      ? ['/steam-ambassadors', 'Meet Our Ambassadors']
      : [catalogue, 'Explore All Courses'];
  return (
    <CommunityView faces={school.faces} href={href} action={action} lead={schoolText(school, 'communityText') ?? ''} />
  );
}

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
  loadParts: loadNextCourses,
  search: deniedSearch,
  head: (_params, read, school) => {
    const questions = read(faqs).data?.slice(0, limits.homeFaqs) ?? [];
    return {
      title: 'Online STEAM Courses for Children',
      description:
        textOfSchool(school, 'homeDescription') || school.homeText || `${school.name}: ${neutralLead(school)}`,
      canonical: '/',
      ...(import.meta.env.SSR && {
        jsonLd: [organization(school), ...(questions.length > 0 ? [faqData(questions)] : [])],
      }),
    };
  },
};
