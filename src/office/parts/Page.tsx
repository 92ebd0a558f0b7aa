import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { styled } from '../../style/styled.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { back as backIcon } from '../parts/icons.ts';

/** `current` is true after client-side navigation. Then a page focuses its heading; on a page load it does not. */
export const NavigatedContext = createContext<{ current: boolean }>({ current: false });

export interface PageProps {
  /** The heading, also used as the document title. */
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** The page above this one. */
  back?: { href: string; label: string };
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The content, in panels, lists or forms. */
  children: ReactNode;
}

/** The frame of a page: heading, actions, content. */
export function Page({ title, lead, back, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement | null>(null);
  const navigated = useContext(NavigatedContext);
  useEffect(() => {
    document.title = `${title} – Office`;
  }, [title]);
  useEffect(() => {
    if (!navigated.current) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [navigated]);
  return (
    <Frame>
      <Top>
        <div>
          {back && (
            <Back href={back.href}>
              <Icon path={backIcon} ahead size="1.1em" />
              {back.label}
            </Back>
          )}
          <Title ref={heading} tabIndex={-1} dir="auto">
            {title}
          </Title>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Top>
      {children}
    </Frame>
  );
}

const Frame = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
`;

const Top = styled('header')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
  & > div {
    min-inline-size: 0;
  }
`;

const Title = styled('h1')`
  font-size: clamp(var(--text-xl), 1.1em + 1.6vw, var(--text-2xl));
  &:focus {
    outline: none;
  }
`;

const Lead = styled('p')`
  max-inline-size: 40em;
  margin-block-start: var(--space-2);
  color: var(--muted);
  text-wrap: pretty;
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 44px;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
`;

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
