import { type ReactNode, useMemo } from 'react';
import { define as defineContactForm } from 'steam-kit/elements/contact-form';
import { define as defineCourseFinder } from 'steam-kit/elements/course-finder';
import { define as defineFaq } from 'steam-kit/elements/faq';
import { define as defineProductList } from 'steam-kit/elements/product-list';
import type {} from 'steam-kit/react';
import { courses, faqs, faqsOf, products } from '../../src/data/endpoints.ts';
import { answerWith, type StoryList } from './story-api.ts';

// The files that partners' bundlers take, as they are built.
for (const define of [defineContactForm, defineCourseFinder, defineFaq, defineProductList]) define(location.origin);

/** What all four elements have. */
export interface ElementProps {
  /** A slug that goes along on outgoing links and on messages. */
  partner?: string;
  /** `auto` follows the visitor's system; `light` and `dark` do not. */
  theme?: 'auto' | 'light' | 'dark';
  /** The level of its headings. */
  headingLevel?: 2 | 3 | 4;
  /** Its language: English, and Urdu for `ur`. */
  lang?: string;
  /** Its direction, where it is not the language's own. */
  dir?: 'ltr' | 'rtl';
  /** The page's own content, which stays if anything fails. */
  children?: ReactNode;
}

interface Listed {
  /** In these stories alone: how its list stands, in the place of an API. */
  list: StoryList;
}

/** An API host of its own for each story, which answers before the element asks. */
let hosts = 0;
function useHost(prepare: (host: string) => void): string {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story's list stays what it is
  return useMemo(() => {
    const host = `/demo-api-${++hosts}`;
    prepare(host);
    return host;
  }, []);
}

export interface CourseFinderElementProps extends ElementProps, Listed {
  /** The subject that is chosen at first. */
  category?: string;
  /** The level that is chosen at first. */
  level?: string;
  /** Shows at most so many courses. */
  limit?: number;
  /** Leaves the selects out. */
  hideFilters?: boolean;
}

/** `<steam-course-finder>`: the catalogue with its two selects. */
export function CourseFinderElement({ list, ...rest }: CourseFinderElementProps) {
  const host = useHost((own) => answerWith(own, courses, list));
  return <steam-course-finder {...rest} api-host={host} />;
}

export interface FaqElementProps extends ElementProps, Listed {
  /** A course's id: its questions in the place of the general ones. */
  course?: string;
  /** Shows at most so many questions. */
  limit?: number;
  /** Its heading, where it shall be another. */
  heading?: string;
}

/** `<steam-faq>`: questions that open one at a time. */
export function FaqElement({ list, ...rest }: FaqElementProps) {
  const host = useHost((own) => answerWith(own, rest.course ? faqsOf(rest.course) : faqs, list));
  return <steam-faq {...rest} api-host={host} />;
}

export interface ProductListElementProps extends ElementProps, Listed {
  /** Ids: only these products, in this order. */
  products?: string[];
  /** Rows, or cards side by side. */
  layout?: 'list' | 'grid';
}

/** `<steam-product-list>`: worksheets and posters to download. */
export function ProductListElement({ list, ...rest }: ProductListElementProps) {
  const host = useHost((own) => answerWith(own, products, list));
  return <steam-product-list {...rest} api-host={host} />;
}

export interface ContactFormElementProps extends ElementProps {
  /** The visitor's e-mail address, where the page knows it already. */
  recipient?: string;
  /** The subject to begin with. */
  subject?: string;
}

/** `<steam-contact-form>`: a message to the provider. */
export function ContactFormElement(props: ContactFormElementProps) {
  return <steam-contact-form {...props} api-host="/demo-api" />;
}
