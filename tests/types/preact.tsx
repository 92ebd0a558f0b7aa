/** @jsxImportSource preact */

import { useRef } from 'preact/hooks';
import type {} from '../../embed/types/preact.d.ts';

/** Tests the types of the elements in Preact's JSX. */
export function Page() {
  const finder = useRef<HTMLElementTagNameMap['steam-course-finder']>(null);
  return (
    <>
      <steam-course-finder
        ref={finder}
        id="courses"
        category="science"
        limit={6}
        hideFilters
        heading-level={3}
        partner="green-valley"
        onsteam-filter={({ detail }) => detail.count}
        onsteam-course-select={(event) => event.preventDefault()}
      >
        <a href="https://steam.example/explore-allcourses">See the courses</a>
      </steam-course-finder>
      <steam-product-list products={['lab-notebook', 'steam-words']} layout="grid" theme="dark" lang="ur" dir="rtl" />
      <steam-faq course="python-premium-course" onsteam-toggle={({ detail }) => detail.questionId} />
      <steam-contact-form subject="Robots" onsteam-sent={({ detail }) => detail.message} />
      {/* @ts-expect-error no such theme */}
      <steam-faq theme="blue" />
      {/* @ts-expect-error another element's */}
      <steam-faq products={[]} />
      {/* @ts-expect-error no such element */}
      <steam-hero />
    </>
  );
}
