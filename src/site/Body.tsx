import { useEffect, useState } from 'react';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { type Posted, PostedProvider } from './Posted.tsx';
import { usePath } from './place.ts';
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
  const [path] = usePath();
  const [answer, setAnswer] = useState(posted && { path, posted });
  // Who comes back to the form finds it as it is for everybody.
  if (answer && answer.path !== path) setAnswer(undefined);
  return (
    <div>
      <Content>
        <PostedProvider value={answer?.posted}>
          <CurrentPage />
        </PostedProvider>
      </Content>
      <Footer />
      <Toaster />
    </div>
  );
}
