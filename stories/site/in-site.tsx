import type { Decorator } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Session, SessionState } from '../../src/data/session.ts';
import { sampleTexts } from '../../src/domain/sample-texts.ts';
import { sampleSchool } from '../../src/domain/school.ts';
import { SchoolContext } from '../../src/site/page.ts';
import { SessionProvider } from '../../src/site/session/SessionProvider.tsx';
import { Content } from '../../src/site/shell/Content.tsx';
import { Footer } from '../../src/site/shell/Footer.tsx';
import { Shell } from '../../src/site/shell/Shell.tsx';
import { LinkContext } from '../../src/ui/link/Link.tsx';
import { Toaster } from '../../src/ui/toast/Toaster.tsx';
import { following } from '../fixtures.tsx';

const still = (state: SessionState): Session => ({
  get: () => state,
  shown: () => state,
  subscribe: () => () => {},
  signedIn: () => true,
  updated: () => {},
  signOut: () => {},
});

/** Provides router, session and school. A story sets `path`, `session` and `school` in `parameters`. */
export const withSite: Decorator = (Part, context) => {
  const { parameters } = context;
  const { hook, searchHook, navigate } = memoryLocation({ path: parameters.path ?? '/' });
  return (
    <SchoolContext value={parameters.school ?? { ...sampleSchool, texts: sampleTexts }}>
      <SessionProvider session={still(parameters.session ?? { loggedIn: false })}>
        <Router hook={hook} searchHook={searchHook}>
          <LinkContext.Provider value={{ navigate }}>{following(navigate)(Part, context)}</LinkContext.Provider>
        </Router>
      </SessionProvider>
    </SchoolContext>
  );
};

export const withShell: Decorator = (Page) => (
  <Shell>
    <Content>
      <Page />
    </Content>
    <Footer />
    <Toaster />
  </Shell>
);
