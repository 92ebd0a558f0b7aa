import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CourseHeaderView } from '../../../src/sections/course-header/CourseHeaderView.tsx';
import { CourseSideCardView } from '../../../src/sections/course-side-card/CourseSideCardView.tsx';
import { CourseTestimonialsView } from '../../../src/sections/course-testimonials/CourseTestimonialsView.tsx';
import { CourseWelcomeView } from '../../../src/sections/course-welcome/CourseWelcomeView.tsx';
import { EnrolBarView } from '../../../src/sections/enrol-bar/EnrolBarView.tsx';
import { NotFoundView } from '../../../src/sections/not-found/NotFoundView.tsx';
import { sampleCourse } from '../domain/course-sample.ts';

const course = sampleCourse({ id: 'a/b', name: 'Stars', level: 'Advanced', longDescription: 'One.\n\nTwo.' });
const bare = {
  ...course,
  learningOutcomes: [],
  includes: [],
  certifications: [],
  shortDescription: '',
  duration: '',
  ages: '',
  fee: '',
  starts: [],
  schedule: '',
  language: '',
  teacher: '',
};
const texts = (items: HTMLElement[]) => items.map((item) => item.textContent);

describe("A course's header", () => {
  it('links to the courses and the home page, and marks the current page', () => {
    render(<CourseHeaderView course={course} />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Courses', '/explore-allcourses'],
    ]);
    expect(trail.getByText('Stars').getAttribute('aria-current')).toBe('page');
  });

  it('shows the facts of the course, and omits missing facts', () => {
    const { unmount } = render(<CourseHeaderView course={{ ...course, starts: ['2027-01-09', '2027-04-03'] }} />);
    expect(screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
      'Ages: 8–13',
      'Fee: Rs 4,500',
      'Starts: 9 January 2027, 3 April 2027',
      'Times: Saturdays, 4 pm',
      'Language: Urdu and English',
      'Teacher: Sadia Baloch',
    ]);
    unmount();
    render(<CourseHeaderView course={bare} />);
    expect(screen.queryAllByRole('term')).toEqual([]);
  });

  it('omits the chips of missing values', () => {
    render(<CourseHeaderView course={{ ...bare, lessonCount: '1', moduleCount: '' }} />);
    expect(texts(screen.getAllByRole('listitem').slice(3))).toEqual(['Advanced', '1 lesson']);
  });
});

describe("A course's bar", () => {
  it('shows name and fee, and links to the enrolment', () => {
    const { unmount } = render(<EnrolBarView course={{ ...course, fee: 'Rs 4,500' }} />);
    expect(screen.getByTitle(course.name).textContent).toBe(course.name);
    expect(screen.getByText('Rs 4,500')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('/enroll-now/a%2Fb');
    unmount();
    render(<EnrolBarView course={{ ...course, fee: '' }} enrolHref="https://wa.me/1" />);
    expect(screen.queryByText(/Rs/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('https://wa.me/1');
  });
});

describe("A course's side card", () => {
  it('links to the demo and the enrolment', () => {
    render(<CourseSideCardView course={course} demoHref="/video/l1" />);
    expect(screen.getByRole('link', { name: 'Try Demo' }).getAttribute('href')).toBe('/video/l1');
    expect(screen.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('/enroll-now/a%2Fb');
  });

  it('links Enroll Now to the given address instead of the enrolment page', () => {
    render(<CourseSideCardView course={course} demoHref="/video/l1" enrolHref="https://wa.me/1" />);
    expect(screen.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('https://wa.me/1');
  });

  it('links to a question on WhatsApp, if the school has a number', () => {
    const { rerender } = render(<CourseSideCardView course={course} />);
    expect(screen.queryByRole('link', { name: 'Ask on WhatsApp' })).toBeNull();
    for (const card of [
      <CourseSideCardView course={course} askHref="https://wa.me/1" key="card" />,
      <EnrolBarView course={course} askHref="https://wa.me/1" key="bar" />,
    ]) {
      rerender(card);
      expect(screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toBe('https://wa.me/1');
    }
  });

  it('links to the next lesson instead of the demo if lessons were watched', () => {
    const progress = { text: '3 of 13 lessons', label: 'Continue: Testing lemon', href: '/video/l4?course=a' };
    render(<CourseSideCardView course={course} demoHref="/video/l1" progress={progress} />);
    expect(screen.getByRole('link', { name: progress.label }).getAttribute('href')).toBe(progress.href);
    expect(screen.getByText(progress.text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Try Demo' })).toBeNull();
  });

  it('shows no heading over an empty list', () => {
    render(<CourseSideCardView course={bare} demoHref="/video/l1" />);
    expect(screen.queryAllByRole('heading')).toHaveLength(0);
  });
});

describe("A course's welcome", () => {
  it('has no heading without learning outcomes', () => {
    render(<CourseWelcomeView course={bare} />);
    expect(screen.queryByText('What You Will Learn')).toBeNull();
  });
});

describe('The testimonials of a course', () => {
  it('render nothing if there are none or they failed to load', () => {
    const { container, rerender } = render(<CourseTestimonialsView testimonials={[]} />);
    expect(container.innerHTML).toBe('');
    rerender(<CourseTestimonialsView testimonials={undefined} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('The not-found view', () => {
  it('has a heading, and links to the home page, all courses and each subject', () => {
    render(<NotFoundView title="This page is not here">Nothing is lost.</NotFoundView>);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not here');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/explore-allcourses',
      '/',
      '/explore-allcourses?category=science',
      '/explore-allcourses?category=technology',
      '/explore-allcourses?category=engineering',
      '/explore-allcourses?category=arts',
      '/explore-allcourses?category=maths',
    ]);
  });
});
