import type { ReactNode } from 'react';
import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';
import { useOffice } from '../api/OfficeProvider.tsx';

export interface WelcomeProps {
  title: string;
  children: ReactNode;
}

/** The layout of screens without a session: the school's logo above a card. */
export function Welcome({ title, children }: WelcomeProps) {
  const school = useOffice().session?.school;
  return (
    <Ground>
      <main>
        <Card>
          <School>
            {school?.logo && <img src={school.logo} alt="" width={48} height={48} />}
            <bdi>{school?.name ?? 'Office'}</bdi>
          </School>
          <h1>{title}</h1>
          {children}
        </Card>
      </main>
    </Ground>
  );
}

const Ground = styled('div')`
  display: grid;
  place-items: center;
  min-block-size: 100vh;
  padding: var(--space-5) var(--space-4);
  background:
    radial-gradient(circle at 85% 10%, var(--soft), transparent 45%),
    radial-gradient(circle at 10% 95%, var(--soft), transparent 40%),
    var(--ground);
  & > main {
    inline-size: min(26em, 100%);
  }
`;

const Card = styled('div')`
  ${card('lg')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: clamp(20px, 5vw, 40px);
  & > h1 {
    font-size: var(--text-2xl);
  }
  & form [type='submit'] {
    flex: 1;
  }
`;

const School = styled('p')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--accent);
  font: 600 var(--text-lg)/1.2 var(--font-display);
  overflow-wrap: anywhere;
  & > img {
    flex: none;
    object-fit: contain;
  }
`;
