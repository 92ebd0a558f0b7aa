import { useEffect } from 'react';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import type { Posted } from './Posted.tsx';
import { Content } from './shell/Content.tsx';
import { Footer } from './shell/Footer.tsx';
import { takenOver } from './taking-over.ts';

export interface BodyProps {
  /** The form that this page answers, where scripts did not send it. */
  posted?: Posted;
}

/** All that stands below the header, in one element: Preact takes over no more than one that it has waited for. */
export function Body({ posted }: BodyProps) {
  useEffect(() => {
    takenOver();
    // Nobody comes back before they have gone on. Without it Back leads where the browser finds.
    import('./find-place.ts').catch(() => undefined);
  }, []);
  return (
    <div>
      <Content posted={posted}>
        <CurrentPage />
      </Content>
      <Footer />
      <Toaster />
    </div>
  );
}
