/** What a property answers, by what its attribute says. */
export type Reader = (value: string | null) => unknown;

export const text = (value: string | null): string => value ?? '';
/** `false` is what Vue writes for it. */
export const flag = (value: string | null): boolean => (value ?? 'false') !== 'false';
/** A number above zero, or undefined. */
export const count = (value: string | null): number | undefined => (Number(value) > 0 ? Number(value) : undefined);
export const list = (value: string | null): string[] => text(value).match(/[^\s,]+/g) ?? [];

const shared = { partner: text, 'api-host': text, theme: text, 'heading-level': count, 'link-target': text };

/** The public names (embed/README.md); once shipped they stay. */
export const elements = {
  'course-finder': { ...shared, category: text, level: text, limit: count, 'hide-filters': flag },
  'contact-form': { ...shared, recipient: text, subject: text },
  faq: { ...shared, course: text, limit: count, heading: text },
  'product-list': { ...shared, products: list, layout: text },
} satisfies Record<string, Record<string, Reader>>;

export type Name = keyof typeof elements;

export const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
