import type { ComponentType } from 'react';
import type { Endpoint } from '../../src/data/endpoints.ts';
import type { WidgetHost } from './types.ts';

/** What every widget's component gets besides the values of its attributes. */
export interface WidgetProps<Labels> extends Pick<WidgetHost, 'emit'> {
  partner: string;
  /** The provider's site. */
  site: string;
  headingLevel: 2 | 3 | 4 | undefined;
  /** A long list may come bit by bit: no server has rendered it. */
  incremental: boolean;
  /** Its words in the page's language, and the host's own. The same object until they change. */
  labels: Partial<Labels>;
}

/** One of the four: its component, and the list that it shows. */
export interface Widget<Values, Labels> {
  /** Without a list it shows at once. */
  list?: (values: Values) => Endpoint<readonly unknown[]>;
  Component: ComponentType<Values & WidgetProps<Labels>>;
}
