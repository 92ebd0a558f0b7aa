import { type ReactNode, useState } from 'react';
import { below, contentVisibility } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { useAuthInAddress } from '../auth/AuthContext.tsx';
import { useLocation } from '../location.ts';
import { type FormResult, FormResultProvider, ServedContext, useHydrated } from '../page.ts';

export interface ContentProps {
  /** The data that the server rendered for this request only. Other pages do not receive it. */
  formResult?: FormResult;
  children: ReactNode;
}

/** The <main> element. `data-served` marks the page that the server rendered. */
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
  &:has(> :only-child) {
    display: flex;
    flex-direction: column;
  }
  & > :only-child {
    flex: 1 0 auto;
  }
  &[data-served] {
    --content-visibility: auto;
    /* Excludes the first cards of a list, where a wrong height estimate would visibly shift the page. On a phone, only
       the first three: they fill the window. */
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
  /* The second section is usually tall. A smaller estimate would let the browser render the next sections, too. */
  & > :nth-child(2) {
    contain-intrinsic-block-size: auto 1100px;
  }
  & li > article {
    ${contentVisibility('var(--card-height, 480px)')}
  }
  /* So many cards exist only after the visitor has scrolled far. */
  & ul > :nth-child(n + ${limits.cardsWithoutMore + 1}) {
    --content-visibility: auto;
  }
  /* Without scripts, cards keep their height: if they grew during a press on "Show more courses", the link would move
     away. */
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
