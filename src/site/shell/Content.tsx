import { type ReactNode, useState } from 'react';
import { below, contentVisibility } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { useAuthInAddress } from '../auth/AuthContext.tsx';
import { useLocation } from '../location.ts';
import { type FormResult, FormResultProvider, ServedContext, useHydrated } from '../page.ts';

export interface ContentProps {
  /** The posted form; passed on only on the page that the server rendered. */
  formResult?: FormResult;
  children: ReactNode;
}

/** <main>. `data-served` marks the page that the server rendered. */
export function Content({ formResult, children }: ContentProps) {
  useAuthInAddress();
  const [path] = useLocation();
  const [served, setServed] = useState<string | undefined>(path);
  if (served !== undefined && served !== path) setServed(undefined);
  const hydrated = useHydrated();
  return (
    <Main id="main" tabIndex={-1} data-served={served === path || undefined} data-hydrated={hydrated || undefined}>
      <ServedContext value={served === path}>
        <FormResultProvider value={served ? formResult : undefined}>{children}</FormResultProvider>
      </ServedContext>
    </Main>
  );
}

const Main = styled('main')`
  display: block;
  flex: 1 0 auto;
  min-block-size: 60vh;
  /* A page of one section fills a high window. */
  &:has(> :only-child) {
    display: flex;
    flex-direction: column;
  }
  & > :only-child {
    flex: 1 0 auto;
  }
  &[data-served] {
    --content-visibility: auto;
    /* Not the first cards of a list, where a wrong estimate would cause a visible shift. In one column, three fill the window. */
    & ul > :nth-child(-n + 12) {
      --content-visibility: visible;
    }
    ${below(540)} {
      & ul > :nth-child(n + 4):nth-child(-n + 12) {
        --content-visibility: inherit;
      }
    }
  }
  & > :nth-child(n + 2) {
    ${contentVisibility('560px')}
  }
  /* The second section is usually tall. With a smaller estimate, the browser would render the next ones, too. */
  & > :nth-child(2) {
    contain-intrinsic-block-size: auto 1100px;
  }
  & li > article {
    ${contentVisibility('var(--card-height, 480px)')}
  }
  /* After this many cards, the visitor has scrolled far down. */
  & ul > :nth-child(n + ${limits.cardsWithoutMore + 1}) {
    --content-visibility: auto;
  }
  /* Without scripts nothing follows a link that moves while the cards around it get their height. */
  @media (scripting: none) {
    &,
    & * {
      --content-visibility: visible !important;
    }
  }
  &:focus {
    outline: none;
  }
`;
