import type { ReactNode } from 'react';
import { Router } from 'wouter';
import type { Data } from '../data/create-data.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { StyleRoot } from '../style/StyleRoot.tsx';
import type { StyleTarget } from '../style/style-target.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { Navigation } from './Navigation.tsx';
import { Shell } from './shell/Shell.tsx';

export interface SiteProps {
  data: Data;
  styles: StyleTarget;
  /** Where a server renders; in a browser the address bar says it. */
  at?: { path: string; search: string };
  /** Wraps the page; for the parts that only a browser has. */
  children?: ReactNode;
}

/** The whole site: header, the page of the current address, footer. */
export function Site({ data, styles, at }: SiteProps) {
  const place = at ? { ssrPath: at.path, ssrSearch: at.search } : {};
  return (
    <StyleRoot target={styles}>
      <DataProvider data={data}>
        <Router {...place}>
          <Navigation>
            <Shell>
              <CurrentPage />
            </Shell>
          </Navigation>
        </Router>
      </DataProvider>
    </StyleRoot>
  );
}
