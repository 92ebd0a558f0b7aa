import { Suspense, useMemo } from 'react';
import { Router } from 'wouter';
import type { Data } from '../data/create-data.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import type { Session } from '../data/session.ts';
import { type School, sampleSchool } from '../domain/school.ts';
import { StyleRoot } from '../style/StyleRoot.tsx';
import type { StyleTarget } from '../style/style-target.ts';
import { labelLanguage } from '../tokens/limits.ts';
import { type ContentText, ContentTextContext } from '../ui/content-text/content-text.ts';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Navigation } from './Navigation.tsx';
import { PendingProvider } from './Pending.tsx';
import { type FormResult, SchoolContext } from './page.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import { Content } from './shell/Content.tsx';
import { Footer } from './shell/Footer.tsx';
import { Shell } from './shell/Shell.tsx';

export interface SiteProps {
  data: Data;
  session: Session;
  styles: StyleTarget;
  /**
   * The school's settings.
   * @default the settings of the sample school
   */
  school?: School | undefined;
  /** The URL that the server rendered, for rendering and hydration. Later the address bar is used. */
  at?: { path: string; search: string };
  /** The result of a form that was posted without scripts. */
  formResult?: FormResult;
}

/**
 * The whole site: header, current page, footer. React hydrates each <Suspense> boundary separately, starting with the
 * one that the visitor uses.
 */
export function Site({ data, session, styles, school = sampleSchool, at, formResult }: SiteProps) {
  const contentText = useMemo<ContentText>(
    () => ({ dir: 'auto', lang: school.language === labelLanguage ? undefined : school.language }),
    [school.language],
  );
  const place = at ? { ssrPath: at.path, ssrSearch: at.search } : {};
  return (
    <StyleRoot target={styles}>
      <SchoolContext value={school}>
        <ContentTextContext value={contentText}>
          <DataProvider data={data}>
            <SessionProvider session={session}>
              <Router {...place}>
                <PendingProvider>
                  <Navigation data={data}>
                    <Shell>
                      <Suspense>
                        <Content formResult={formResult}>
                          <CurrentPage />
                        </Content>
                      </Suspense>
                      <Suspense>
                        <Footer />
                      </Suspense>
                      <ErrorBoundary path="" fallback={null}>
                        <Toaster />
                      </ErrorBoundary>
                    </Shell>
                  </Navigation>
                </PendingProvider>
              </Router>
            </SessionProvider>
          </DataProvider>
        </ContentTextContext>
      </SchoolContext>
    </StyleRoot>
  );
}
