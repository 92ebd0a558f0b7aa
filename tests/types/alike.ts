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

/* Proves that the generated types declare the properties that the elements read. The type checker is the test: nothing runs. */

/** The published properties of an element that have an attribute: not `texts` and `reload`. */
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

/** Proves that the published keys of `texts` are the labels of the sections. */
export const sameLabels: [
  Same<FinderLabels, Required<SteamCourseFinderTexts>>,
  Same<FaqLabels, Required<SteamFaqTexts>>,
  Same<ProductLabels, Required<SteamProductListTexts>>,
  Same<ContactLabels, Required<SteamContactFormTexts>>,
] = [true, true, true, true];
