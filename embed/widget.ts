import type { ReactNode } from 'react';
import type { Endpoint } from '../src/data/endpoints.ts';
import type { Port } from './port.ts';

/** The properties that all four elements have. */
export interface Given {
  partner: string;
  apiHost: string;
  theme: string;
  linkTarget: string;
  headingLevel: number | undefined;
  /** The host's own words, by the name of the section's label. */
  texts: object | undefined;
}

/** What a section is drawn with besides the element's properties. */
export interface Drawing extends Pick<Port, 'site' | 'emit'> {
  /** What lives as long as the element does. */
  own: Record<string, unknown>;
  /** Draws again, after something of the element's own has changed. */
  redraw(): void;
  /** What is long may come bit by bit: no server has drawn it. */
  gradual: boolean;
  headingLevel: 2 | 3 | 4 | undefined;
  /** The words that are not the section's own: of the page's language, and the host's. */
  words: object;
}

/** One of the four: which list it shows, and how. */
export interface Widget<Values, Row = never> {
  /** A widget without a list shows at once. */
  query?: (values: Values) => Endpoint<Row[]>;
  draw(values: Values & Given, drawing: Drawing): ReactNode;
}
