import { useId, useState } from 'react';
import type { LectureVideo } from '../../domain/entities.ts';
import { paragraphs } from '../../domain/text.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useWatched } from '../../ui/video-player/use-watched.ts';
import { VideoPlayer } from '../../ui/video-player/VideoPlayer.tsx';
import { LectureCard } from './LectureCard.tsx';

export interface LectureGridViewProps {
  /** The videos, in order; undefined until they are loaded. */
  videos: readonly LectureVideo[] | undefined;
  /** The state of the request. If it failed, nothing renders. */
  status: 'loading' | 'loaded' | 'failed';
}

/** The lecture videos of a lesson as cards. The selected video plays in a modal. */
export function LectureGridView({ videos, status }: LectureGridViewProps) {
  const [selected, setSelected] = useState<LectureVideo>();
  const watched = useWatched(videos, selected === undefined);
  if (status === 'loading') return <Wait label="Loading the lecture" />;
  if (!videos) return null;
  if (videos.length === 0) return <Empty>This lesson has no lecture video yet. Please look in again soon.</Empty>;
  return (
    <>
      <Grid>
        {videos.map((video) => (
          <li key={video.id}>
            <LectureCard video={video} watched={watched.has(video.id)} onPlay={() => setSelected(video)} />
          </li>
        ))}
      </Grid>
      {/* Unmounting the player stops its sound. */}
      {selected && <Player video={selected} onClose={() => setSelected(undefined)} />}
    </>
  );
}

function Player({ video, onClose }: { video: LectureVideo; onClose: () => void }) {
  const titleId = useId();
  const contentText = useContentText();
  const { id, name, description, imageUrl, videoUrl, captionsUrl } = video;
  return (
    <Screen open onClose={onClose} labelledBy={titleId}>
      <DialogTitle id={titleId}>
        <bdi {...contentText}>{name || 'Lecture'}</bdi>
      </DialogTitle>
      <VideoPlayer src={videoUrl} poster={imageUrl} title={name || 'Lecture'} captions={captionsUrl} resumeKey={id} />
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
  /* A lesson usually has one video. */
  &:has(> li:only-child) {
    grid-template-columns: minmax(0, 832px);
  }
`;

/** The maximum width at which the title and controls of the video stay in the viewport. */
const Screen = styled(Dialog)`
  inline-size: min(100% - 24px, max(480px, min(1040px, (100dvb - 300px) * 16 / 9 + 80px)));
`;

const About = styled('p')`
  margin-block-start: var(--space-3);
  max-inline-size: 44em;
  color: var(--muted);
`;
