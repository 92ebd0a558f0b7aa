/** How an attribute is read: `text`; a `number`, which is undefined unless it is a whole one; a `flag`; a `list` of texts. */
export type Kind = 'text' | 'number' | 'flag' | 'list';
export type Attributes = Readonly<Record<string, Kind>>;

const shared = {
  partner: 'text',
  'api-host': 'text',
  theme: 'text',
  'heading-level': 'number',
  'link-target': 'text',
} as const;

/** Attributes that every HTML element has as properties already. */
export const inherited = ['lang', 'dir'] as const;

/** The public names (embed/README.md); once shipped they stay. */
export const elements = {
  'course-finder': { ...shared, category: 'text', level: 'text', limit: 'number', 'hide-filters': 'flag' },
  'contact-form': { ...shared, recipient: 'text', subject: 'text' },
  faq: { ...shared, course: 'text', limit: 'number', heading: 'text' },
  'product-list': { ...shared, products: 'list', layout: 'text' },
} as const satisfies Record<string, Attributes>;

export type Name = keyof typeof elements;

export const camelCase = (name: string) => name.replace(/-\w/g, (dash) => dash.slice(1).toUpperCase());

/** What a property of this attribute answers. */
export function read(element: Element, name: string, kind: Kind): unknown {
  const value = element.getAttribute(name);
  if (kind === 'flag') return value !== null;
  if (kind === 'list') return value?.split(/[\s,]+/).filter(Boolean) ?? [];
  if (kind === 'text') return value ?? '';
  return value && /^\d+$/.test(value.trim()) ? Number(value) : undefined;
}

/** Writes a property back into its attribute. */
export function write(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value));
}
