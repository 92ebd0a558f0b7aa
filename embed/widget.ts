import type { ReactNode } from 'react';
import type { Endpoint } from '../src/data/endpoints.ts';
import type { Port } from './port.ts';

/** What a section is drawn with. */
export interface Drawing<Values> {
  values: Values & { partner: string; headingLevel: 2 | 3 | 4 | undefined };
  port: Port;
  /** Draws again, after something of the element's own has changed. */
  redraw(): void;
  /** What lives as long as the element does. */
  own: Record<string, unknown>;
  /** The words of the visitor's language where they are not the section's own, and the host's. */
  words: object | undefined;
}

/** One of the four: which answer it shows, and how. */
export interface Widget<Values = Record<string, unknown>, Data = unknown> {
  /** The list it shows; a widget without one shows at once. */
  query?: (values: Values) => Endpoint<Data[]>;
  /** Its own words in Urdu. */
  urdu?: object;
  draw(drawing: Drawing<Values>): ReactNode;
}
