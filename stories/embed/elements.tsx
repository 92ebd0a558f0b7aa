import { type ReactNode, useMemo } from 'react';
import type { OwnProps, SharedProps } from 'steam-kit';
import { define as defineContactForm } from 'steam-kit/elements/contact-form';
import { define as defineCourseFinder } from 'steam-kit/elements/course-finder';
import { define as defineFaq } from 'steam-kit/elements/faq';
import { define as defineProductList } from 'steam-kit/elements/product-list';
import type {} from 'steam-kit/react';
import { within as inside, waitFor } from 'storybook/test';
import { courses, type Endpoint, faqs, faqsOf, products } from '../../src/data/endpoints.ts';
import type { cssProperties } from '../../src/domain/embed/contract.ts';
import { useMode } from './use-mode.ts';

// Uses the built files of the npm package.
for (const define of [defineContactForm, defineCourseFinder, defineFaq, defineProductList]) define(location.origin);

interface InPage {
  /** The fallback. */
  children?: ReactNode;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** The custom properties that a page can set, such as `--steam-accent`. */
export type PartnerProperties = Partial<Record<(typeof cssProperties)[number]['name'], string>>;

/** The props of a story: an element's attributes as properties, and its custom properties. element-docs.ts describes them. */
type ElementProps<Tag extends keyof OwnProps> = SharedProps & OwnProps[Tag] & InPage & PartnerProperties;

/** Moves the custom properties of a story into the `style` of the tag. */
function withStyle<Props extends PartnerProperties>(
  props: Props,
): Props & { style: Record<`--steam-${string}`, string> } {
  const all = Object.entries(props);
  const isStyle = ([name]: [string, unknown]) => name.startsWith('--');
  return Object.assign(Object.fromEntries(all.filter((one) => !isStyle(one))) as Props, {
    style: Object.fromEntries(all.filter(isStyle)),
  });
}

interface Listed {
  list: StoryList;
}

/** The number of fake API hosts. Each story has its own. */
let hosts = 0;
function useHost(prepare: (host: string) => void): string {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of a story never changes
  return useMemo(() => {
    const host = `/demo-api-${++hosts}`;
    prepare(host);
    return host;
  }, []);
}

/** `<steam-course-finder>`: the catalogue with its two selects. */
export function CourseFinderElement({ list, ...rest }: ElementProps<'steam-course-finder'> & Listed) {
  const host = useHost((own) => answerWith(own, courses, list));
  return <steam-course-finder {...withStyle(rest)} {...useMode(rest)} api-host={host} />;
}

/** `<steam-faq>`: questions that open one at a time. */
export function FaqElement({ list, ...rest }: ElementProps<'steam-faq'> & Listed) {
  const host = useHost((own) => answerWith(own, rest.course ? faqsOf(rest.course) : faqs, list));
  return <steam-faq {...withStyle(rest)} {...useMode(rest)} api-host={host} />;
}

/** `<steam-product-list>`: worksheets and posters to download. */
export function ProductListElement({ list, ...rest }: ElementProps<'steam-product-list'> & Listed) {
  const host = useHost((own) => answerWith(own, products, list));
  return <steam-product-list {...withStyle(rest)} {...useMode(rest)} api-host={host} />;
}

/** `<steam-contact-form>`: a message to the provider. */
export function ContactFormElement(props: ElementProps<'steam-contact-form'>) {
  return <steam-contact-form {...withStyle(props)} {...useMode(props)} api-host="/demo-api" />;
}

/** Testing Library queries in an element's shadow root, after its content has rendered. */
export async function within(canvas: HTMLElement, tag: string) {
  const view = await waitFor(() => {
    const found = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.s');
    if (!found?.firstElementChild) throw new Error(`<${tag}> shows nothing yet.`);
    return found;
  });
  return inside(view);
}

export type StoryList = { status: 'loaded'; data: readonly unknown[] } | { status: 'loading' } | { status: 'failed' };

const lists = new Map<string, StoryList>();

/** Responds for the fake API hosts. Other requests use the network. */
const network = window.fetch.bind(window);
window.fetch = (input, init) => {
  const list = lists.get(String(input));
  if (!list) return network(input, init);
  if (list.status === 'loading') return new Promise(() => {});
  return Promise.resolve(
    list.status === 'loaded' ? Response.json(list.data) : new Response('Out of order.', { status: 503 }),
  );
};

/** Sets the response of an endpoint of a fake API host. */
export const answerWith = (host: string, { path }: Endpoint<unknown>, list: StoryList) =>
  lists.set(`${host}/${path}`, list);

export const loaded = (data: readonly unknown[]): StoryList => ({ status: 'loaded', data });
export const loading: StoryList = { status: 'loading' };
export const failed: StoryList = { status: 'failed' };
