import { type ComponentType, Suspense } from 'react';
import { Router } from 'wouter';
import type { Data } from '../data/create-data.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import type { Session } from '../data/session.ts';
import { StyleRoot } from '../style/StyleRoot.tsx';
import type { StyleTarget } from '../style/style-target.ts';
import type { BodyProps } from './Body.tsx';
import { stylesId } from './later-styles.ts';
import { Navigation } from './Navigation.tsx';
import type { Posted } from './Posted.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { Shell } from './shell/Shell.tsx';

export interface SiteProps {
  data: Data;
  session: Session;
  styles: StyleTarget;
  /** What stands below the header; in a browser it is taken over later. */
  Body: ComponentType<BodyProps>;
  /** Where a server renders; in a browser the address bar says it. */
  at?: { path: string; search: string };
  /** The form that this page answers, where scripts did not send it. */
  posted?: Posted;
}

/** The whole site: header, the page of the current address, footer. */
export function Site({ data, session, styles, Body, at, posted }: SiteProps) {
  const place = at ? { ssrPath: at.path, ssrSearch: at.search } : {};
  return (
    <StyleRoot target={styles}>
      <DataProvider data={data}>
        <SessionProvider session={session}>
          <Router {...place}>
            <Navigation>
              <Shell>
                {/* Not before: the header has its own, and is shown while these are read. */}
                <style id={stylesId}>{styles.served}</style>
                <Suspense>
                  <Body posted={posted} />
                </Suspense>
              </Shell>
            </Navigation>
          </Router>
        </SessionProvider>
      </DataProvider>
    </StyleRoot>
  );
}
