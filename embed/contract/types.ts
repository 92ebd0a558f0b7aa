import type { ListAddress } from '../../src/domain/list-address.ts';
import type { Kind, Name } from './attributes.ts';

export interface AttributeContract {
  /** As HTML writes it. */
  name: string;
  /** The property of the same value; '' for `lang` and `dir`, which every HTML element has. */
  property: string;
  kind: Kind;
  /** Plain words for a webmaster. */
  description: string;
  /** What holds without it. */
  default: string;
  /** A value that works with any content. */
  example: string;
  /** Where its values come from, when the API names them. */
  choices?: 'subjects' | 'levels' | 'courses' | 'products';
}

export interface EventContract {
  /** The whole name, such as `steam-filter`. */
  name: string;
  /** The fields of `event.detail`, with their types in TypeScript. */
  detail: Readonly<Record<string, string>>;
  description: string;
  /** `preventDefault()` stops what would follow. */
  cancelable: boolean;
}

export interface Described {
  name: string;
  description: string;
}

export interface PropertyContract extends Described {
  type: string;
}

export interface ElementContract {
  name: Name;
  /** `steam-…`. */
  tag: string;
  /** Of its published TypeScript interface. */
  className: string;
  title: string;
  description: string;
  /** Its own first, then those of all four. */
  attributes: readonly AttributeContract[];
  events: readonly EventContract[];
  parts: readonly Described[];
  /** Keys of `texts`, and what they are in English; a label that is a function or an object says so. */
  labels: Readonly<Record<string, string>>;
  /** The page of the provider's site that shows the same: the link to put into the tag. */
  fallback: { path: string; text: string };
  /** The list that it asks the API host for; undefined for none. */
  list: ListAddress | undefined;
  /** Of its iframe where no script resizes it, in CSS pixels. */
  frameHeight: number;
}
