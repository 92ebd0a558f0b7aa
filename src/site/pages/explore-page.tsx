import { useContext, useEffect, useMemo, useState } from 'react';
import { selectCourses } from '../../domain/catalogue.ts';
import { cardFacts, readFacts } from '../../domain/course-facts.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import { filtersFromSearch, filtersToSearch, noFilters, pageFromSearch } from '../../domain/filters.ts';
import { subjectsText } from '../../domain/school.ts';
import { withPartner } from '../../domain/url.ts';
import { CourseFinder } from '../../sections/course-finder/CourseFinder.tsx';
import { loadCourseSearch } from '../../sections/course-finder/use-course-search.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { arrangeFilters } from '../catalogue/arrange-filters.tsx';
import { CatalogueFrame, choiceAttributes, finderPage } from '../catalogue/CatalogueFrame.tsx';
import { countLabels } from '../catalogue/count-labels.ts';
import { handleEarlyChoices } from '../catalogue/early-choice.ts';
import { cataloguePath, firstViewOf, selectionOf } from '../catalogue/first-view.ts';
import { useUrlFilters } from '../catalogue/use-url-filters.ts';
import { breadcrumbs, courseList } from '../json-ld.ts';
import { useSearch } from '../location.ts';
import { type Page, ServedContext, usePartner, useSchool } from '../page.ts';
import { savedPosition } from '../scroll-and-focus.ts';
import { useLater } from '../use-later.ts';
import { whenIdle } from '../when-idle.ts';

const loadSearch = () => import('../../domain/search-courses.ts');

const loadSave = async () => {
  const { SaveOnCard, SavedLink } = await import('../saved/SaveButton.tsx');
  return { onCard: (course: CourseSummary) => <SaveOnCard course={course} />, link: <SavedLink /> };
};

function Explore() {
  const subjects = subjectsText(useSchool());
  const { filters, page, hrefOfPage, change, commitQuery } = useUrlFilters();
  const [firstSearch] = useState(useSearch());
  const first = useMemo(
    () => ({ firstView: firstViewOf(firstSearch), firstFilters: filtersFromSearch(firstSearch) }),
    [firstSearch],
  );
  const isServed = useContext(ServedContext);
  const partner = usePartner();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const save = useLater(isIdle, loadSave);
  return (
    <>
      <PageBanner
        low
        title="Explore All Our Courses"
        description={`${subjects.charAt(0).toUpperCase()}${subjects.slice(1)}: choose a subject and a level.`}
        image="/media/banners/explore.svg"
      />
      <Catalogue as="div" onBlur={commitQuery}>
        <CatalogueFrame filters={filters}>
          <CourseFinder
            {...first}
            spinner={<Wait label="Loading courses" />}
            filters={filters}
            onFiltersChange={change}
            page={finderPage(page, hrefOfPage, save?.link)}
            // After Back or Forward, all cards mount in one commit, so the browser can restore the scroll position.
            incremental={isServed || savedPosition() !== undefined ? 'later' : true}
            isAllWanted={isIdle}
            loadSearch={loadSearch}
            arrangeFilters={arrangeFilters}
            factsOf={cardFacts}
            attributesOf={choiceAttributes}
            extra={save?.onCard}
            facts={readFacts}
            labels={countLabels}
            action={withPartner(cataloguePath, partner)}
          />
        </CatalogueFrame>
      </Catalogue>
    </>
  );
}

const Catalogue = styled(Band)`
  padding-block-start: clamp(var(--space-4), 3vw, var(--space-6));
`;

const Wait = styled(Spinner)`
  padding-block: 200px;
`;

function servedPart(view: CataloguePart, search: string): CataloguePart {
  if (view.counts) return view;
  const { filters, page, limit } = selectionOf(search);
  const selected = selectCourses(view.courses, filters, undefined, readFacts);
  return { ...selected, courses: selected.courses.slice((page - 1) * limit) };
}

export const page: Page = {
  Page: Explore,
  loadParts: async (_school, search) => {
    if (filtersFromSearch(search).q) await loadCourseSearch(loadSearch);
  },
  search: (search) => filtersToSearch(filtersFromSearch(search), pageFromSearch(search)),
  status: (_params, read, search) => {
    const { data } = read(firstViewOf(search));
    return pageFromSearch(search) > 1 && data && servedPart(data, search).courses.length === 0 ? 404 : 200;
  },
  head: (_params, read, school, search) => {
    const page = pageFromSearch(search);
    const view = import.meta.env.SSR ? read(firstViewOf(search)).data : undefined;
    return {
      title: page > 1 ? `Explore All Our Courses, page ${page}` : 'Explore All Our Courses',
      description: `Browse every online course of ${school.name} for children: ${subjectsText(school)}, for beginners to advanced learners.`,
      // The URL of a filter has the canonical URL of the catalogue. Each page of the whole catalogue has its own.
      canonical: search === filtersToSearch(noFilters, page) ? cataloguePath + search : cataloguePath,
      ...(view && {
        jsonLd: [
          breadcrumbs([{ name: 'Courses', path: cataloguePath }]),
          courseList(servedPart(view, search), (page - 1) * limits.cardsAtOnce),
        ],
        script: view.counts || search ? `(${handleEarlyChoices})()` : undefined,
      }),
    };
  },
};
