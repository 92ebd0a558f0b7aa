import { useEffect } from 'react';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { type Posted, PostedProvider } from './Posted.tsx';
import { Content } from './shell/Content.tsx';
import { Footer } from './shell/Footer.tsx';
import { takenOver } from './taking-over.ts';

export interface BodyProps {
  /** The form that this page answers, where scripts did not send it. */
  posted?: Posted;
}

/** All that stands below the header, in one element: Preact takes over no more than one that it has waited for. */
export function Body({ posted }: BodyProps) {
  useEffect(takenOver, []);
  return (
    <div>
      <Content>
        <PostedProvider value={posted}>
          <CurrentPage />
        </PostedProvider>
      </Content>
      <Footer />
      <Toaster />
    </div>
  );
}
