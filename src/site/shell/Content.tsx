import { type ReactNode, useState } from 'react';
import { below, contentVisibility } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { useAuthInAddress } from '../auth/AuthContext.tsx';
import { useLocation } from '../location.ts';
import { type FormResult, FormResultProvider, useHydrated } from '../page.ts';

export interface ContentProps {
  /** The form that the server's page answers; a visitor who comes back to it finds it empty. */
  formResult?: FormResult;
  children: ReactNode;
}

/** The page itself; `data-served` as long as it is the one that the server sent. */
export function Content({ formResult, children }: ContentProps) {
  useAuthInAddress();
  const [path] = useLocation();
  const [served, setServed] = useState<string | undefined>(path);
  if (served !== undefined && served !== path) setServed(undefined);
  const hydrated = useHydrated();
  return (
    <Main id="main" tabIndex={-1} data-served={served === path || undefined} data-hydrated={hydrated || undefined}>
      <FormResultProvider value={served ? formResult : undefined}>{children}</FormResultProvider>
    </Main>
  );
}

const Main = styled('main')`
  display: block;
  min-block-size: 60vh;
  &[data-served] {
    --content-visibility: auto;
    /* Not the first cards of a list, where an estimate in sight would move: in one column three of them fill a window. */
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
  /* The part after the first is a tall one as a rule: with less for it, what follows would seem to be near in the first frame. */
  & > :nth-child(2) {
    contain-intrinsic-block-size: auto 1100px;
  }
  & li > article {
    ${contentVisibility()}
  }
  /* A visitor who has asked for so many cards is far down already. */
  & ul > :nth-child(n + ${limits.cardsWithoutMore + 1}) {
    --content-visibility: auto;
  }
  &:focus {
    outline: none;
  }
`;
