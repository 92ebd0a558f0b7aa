import { useEffect, useId, useRef, useState } from 'react';
import type { LectureVideo } from '../../domain/entities.ts';
import { paragraphs } from '../../domain/text.ts';
import { upTo } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VideoPlayer } from '../../ui/video-player/VideoPlayer.tsx';
import { LectureCard } from './LectureCard.tsx';
import { type NextLesson, NextUp } from './NextUp.tsx';

export interface LectureGridViewProps {
  /** The videos, in order; undefined until they are loaded. */
  videos: readonly LectureVideo[] | undefined;
  /** The state of the request. If it failed, nothing renders. */
  status: 'loading' | 'loaded' | 'failed';
  /** The next lesson of the course. */
  next?: NextLesson | undefined;
  /** Plays the first video as soon as it is loaded. */
  playsAtOnce?: boolean | undefined;
  /** The ids of the videos that the visitor has watched to their end. */
  watched?: ReadonlySet<string> | undefined;
  /** Called with the id of a video at its end. */
  onWatched?: ((video: string) => void) | undefined;
  /**
   * The id of the signed-in account. Playback positions are stored per account.
   * @default ''
   */
  account?: string | undefined;
}

/** The lecture videos of a lesson as cards. The selected video plays in a modal. */
export function LectureGridView(props: LectureGridViewProps) {
  const { videos, status, next, playsAtOnce = false, watched, onWatched, account = '' } = props;
  const [selected, setSelected] = useState<LectureVideo>();
  const hasStarted = useRef(false);
  useEffect(() => {
    const [first] = videos ?? [];
    if (!playsAtOnce || hasStarted.current || !first?.videoUrl) return;
    hasStarted.current = true;
    setSelected(first);
  }, [videos, playsAtOnce]);
  if (status === 'loading') return <Wait label="Loading the lecture" />;
  if (!videos) return null;
  if (videos.length === 0) return <Empty>This lesson has no lecture video yet. Please look in again soon.</Empty>;
  return (
    <>
      <Grid>
        {videos.map((video) => (
          <li key={video.id}>
            <LectureCard video={video} watched={watched?.has(video.id) ?? false} onPlay={() => setSelected(video)} />
          </li>
        ))}
      </Grid>
      {selected && (
        <Player
          key={selected.id}
          video={selected}
          next={nextOf(videos, selected, setSelected) ?? next}
          resumeKey={account === '' ? selected.id : `${account}/${selected.id}`}
          onWatched={() => onWatched?.(selected.id)}
          onClose={() => setSelected(undefined)}
        />
      )}
    </>
  );
}

function nextOf(
  videos: readonly LectureVideo[],
  { id }: LectureVideo,
  select: (video: LectureVideo) => void,
): NextLesson | undefined {
  const following = videos.slice(videos.findIndex((video) => video.id === id) + 1).find(({ videoUrl }) => videoUrl);
  return (
    following && {
      title: following.name || 'Lecture',
      href: '#',
      startsAlone: true,
      onFollow: (event) => {
        event.preventDefault();
        select(following);
      },
    }
  );
}

interface PlayerProps {
  video: LectureVideo;
  next: NextLesson | undefined;
  resumeKey: string;
  onWatched: () => void;
  onClose: () => void;
}

function Player({ video, next, resumeKey, onWatched, onClose }: PlayerProps) {
  const titleId = useId();
  const player = useRef<HTMLVideoElement>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const contentText = useContentText();
  const { name, description, imageUrl, videoUrl, captionsUrl } = video;
  return (
    <Screen open onClose={onClose} labelledBy={titleId}>
      <DialogTitle id={titleId}>
        <bdi {...contentText}>{name || 'Lecture'}</bdi>
      </DialogTitle>
      <VideoPlayer
        ref={player}
        src={videoUrl}
        poster={imageUrl}
        title={name || 'Lecture'}
        captions={captionsUrl}
        resumeKey={resumeKey}
        autoPlay
        onWatched={onWatched}
        onEnded={() => {
          onWatched();
          setHasEnded(true);
        }}
        onPlay={() => setHasEnded(false)}
      />
      <NextUp next={next} hasEnded={hasEnded} onWatchAgain={() => player.current?.play().catch(() => undefined)} />
      {paragraphs(description).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no ids and are never reordered
        <About key={index} {...contentText}>
          {text}
        </About>
      ))}
    </Screen>
  );
}

const Wait = styled(Spinner)`
  min-block-size: 320px;
`;

const Empty = styled('p')`
  color: var(--muted);
  font-size: var(--text-lg);
`;

const Grid = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--space-5);
  & > li {
    min-inline-size: 0;
  }
  &:has(> li:only-child) {
    grid-template-columns: minmax(0, 832px);
  }
`;

/** A dialog whose maximum width keeps the title and controls of the video in the viewport. */
const Screen = styled(Dialog)`
  inline-size: min(100% - 24px, max(480px, min(1040px, (100dvb - 300px) * 16 / 9 + 80px)));
  ${upTo(540)} {
    inline-size: 100%;
    border-inline-width: 0;
    & video {
      inline-size: 100vw;
      margin-inline: calc(-1 * var(--gutter));
      border-radius: 0;
    }
  }
`;

const About = styled('p')`
  margin-block-start: var(--space-3);
  max-inline-size: 44em;
  color: var(--muted);
`;
