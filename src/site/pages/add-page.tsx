import { CourseDraftView } from '../../sections/course-draft/CourseDraftView.tsx';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import type { Page } from '../page.ts';

function Add() {
  return (
    <>
      <PageBanner
        title="Draft a Course"
        description="Write down what a new course would be. It stays in your browser: the draft is logged, not sent."
      />
      <Band as="div">
        <CourseDraftView onCreate={(draft) => console.log('Course draft', draft)} />
      </Band>
    </>
  );
}

export const page: Page = {
  Page: Add,
  head: () => ({ title: 'Draft a Course', description: 'Write down what a new course would be.', noIndex: true }),
};
