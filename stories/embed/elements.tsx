import { type ReactNode, useMemo } from 'react';
import type { OwnProps, SharedProps } from 'steam-kit';
import { define as defineContactForm } from 'steam-kit/elements/contact-form';
import { define as defineCourseFinder } from 'steam-kit/elements/course-finder';
import { define as defineFaq } from 'steam-kit/elements/faq';
import { define as defineProductList } from 'steam-kit/elements/product-list';
import type {} from 'steam-kit/react';
import { courses, faqs, faqsOf, products } from '../../src/data/endpoints.ts';
import { answerWith, type StoryList } from './story-api.ts';

// The files that partners' bundlers take, as they are built.
for (const define of [defineContactForm, defineCourseFinder, defineFaq, defineProductList]) define(location.origin);

/** What stands in the tag. */
interface InPage {
  /** The page's own content, which stays if anything fails. */
  children?: ReactNode;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** An element's attributes, by the names of their properties; their controls are in controls.ts. */
type ElementProps<Tag extends keyof OwnProps> = SharedProps & OwnProps[Tag] & InPage;

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

/** `<steam-course-finder>`: the catalogue with its two selects. */
export function CourseFinderElement({ list, ...rest }: ElementProps<'steam-course-finder'> & Listed) {
  const host = useHost((own) => answerWith(own, courses, list));
  return <steam-course-finder {...rest} api-host={host} />;
}

/** `<steam-faq>`: questions that open one at a time. */
export function FaqElement({ list, ...rest }: ElementProps<'steam-faq'> & Listed) {
  const host = useHost((own) => answerWith(own, rest.course ? faqsOf(rest.course) : faqs, list));
  return <steam-faq {...rest} api-host={host} />;
}

/** `<steam-product-list>`: worksheets and posters to download. */
export function ProductListElement({ list, ...rest }: ElementProps<'steam-product-list'> & Listed) {
  const host = useHost((own) => answerWith(own, products, list));
  return <steam-product-list {...rest} api-host={host} />;
}

/** `<steam-contact-form>`: a message to the provider. */
export function ContactFormElement(props: ElementProps<'steam-contact-form'>) {
  return <steam-contact-form {...props} api-host="/demo-api" />;
}
