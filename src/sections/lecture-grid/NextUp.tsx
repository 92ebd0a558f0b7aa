import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';

export interface NextLesson {
  title: string;
  href: string;
  /** Called on a click on its link. `preventDefault()` stops the link. */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether it starts automatically after the video. False if it needs a login. */
  startsAlone: boolean;
}

export interface NextUpProps {
  next: NextLesson | undefined;
  /** Whether the video has ended. */
  hasEnded: boolean;
  onWatchAgain: () => void;
}

const pauseSeconds = 5;

/** The next lesson, below a video. Unless it needs a login, it starts five seconds after the video's end. */
export function NextUp({ next, hasEnded, onWatchAgain }: NextUpProps) {
  const contentText = useContentText();
  const link = useRef<HTMLAnchorElement>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const isCounting = hasEnded && next?.startsAlone === true && !isCancelled;
  const left = useCountdown(isCounting, () => link.current?.click());
  if (!next && !hasEnded) return null;
  return (
    <Row>
      {next && (
        <ButtonLink ref={link} href={next.href} onClick={next.onFollow} variant={hasEnded ? 'filled' : 'outlined'}>
          <span>
            Next: <bdi {...contentText}>{next.title}</bdi>
          </span>
        </ButtonLink>
      )}
      {isCounting && (
        <Button variant="outlined" onClick={() => setIsCancelled(true)}>
          Cancel
        </Button>
      )}
      {hasEnded && (
        <Button variant="outlined" onClick={onWatchAgain}>
          Watch again
        </Button>
      )}
      <Note role="status">{isCounting && `Starts in ${left} s`}</Note>
    </Row>
  );
}

/** Returns the seconds left. Calls `onEnd` once at 0, unless it was stopped. */
function useCountdown(isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(pauseSeconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return;
    setLeft(pauseSeconds);
    let seconds = pauseSeconds;
    const timer = setInterval(() => {
      seconds -= 1;
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end.current();
    }, 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
`;

const Note = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;
