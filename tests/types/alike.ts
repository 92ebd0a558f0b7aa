import type {
  SteamContactFormTexts,
  SteamCourseFinderTexts,
  SteamElements,
  SteamFaqTexts,
  SteamProductListTexts,
} from '../../embed/types/elements.d.ts';
import type { WidgetName, WidgetValues } from '../../src/domain/embed/attributes.ts';
import type { ContactLabels } from '../../src/domain/embed/labels/contact-form.ts';
import type { FinderLabels } from '../../src/domain/embed/labels/course-finder.ts';
import type { FaqLabels } from '../../src/domain/embed/labels/faq.ts';
import type { ProductLabels } from '../../src/domain/embed/labels/product-list.ts';

/* The generated types declare the properties that the elements read. Nothing runs: the type checker is the test. */

/** The properties of an element, as published; `texts` and `reload` are no attributes. */
type Published<Key extends WidgetName> = Pick<
  SteamElements[`steam-${Key}`],
  Exclude<keyof SteamElements[`steam-${Key}`], keyof HTMLElement | 'texts' | 'reload'>
>;

type Same<One, Other> = [One, Other] extends [Other, One] ? (keyof One extends keyof Other ? true : false) : false;

export const alike: { [Key in WidgetName]: Same<WidgetValues<Key>, Published<Key>> } = {
  'course-finder': true,
  'contact-form': true,
  faq: true,
  'product-list': true,
};

export const nothingMore: Same<keyof SteamElements, `steam-${WidgetName}`> = true;

/** The published keys of `texts` are the labels that the sections show. */
export const sameLabels: [
  Same<FinderLabels, Required<SteamCourseFinderTexts>>,
  Same<FaqLabels, Required<SteamFaqTexts>>,
  Same<ProductLabels, Required<SteamProductListTexts>>,
  Same<ContactLabels, Required<SteamContactFormTexts>>,
] = [true, true, true, true];
