import type { LectureVideo } from '../../domain/entities.ts';
import { card, pressable } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';
import { shadowRaised } from '../../tokens/effects.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { check, play } from '../../ui/icon/paths.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

export interface LectureCardProps {
  /** The video to show. */
  video: LectureVideo;
  /** Whether the visitor has watched it to its end. */
  watched?: boolean;
  /** Called to play the video. */
  onPlay: () => void;
}

/** A lecture video. Its button covers the whole card and plays it. A video without a URL has no button. */
export function LectureCard({ video, watched, onPlay }: LectureCardProps) {
  const contentText = useContentText();
  const name = <bdi {...contentText}>{video.name || 'Lecture'}</bdi>;
  return (
    <Card>
      <Screen>
        <Thumbnail src={video.imageUrl} alt="" width={640} height={360} eager />
        {video.videoUrl && (
          <Badge>
            <Icon path={play} size="28px" fill="currentColor" />
          </Badge>
        )}
      </Screen>
      <Text>
        <Name>
          {video.videoUrl ? (
            <Play type="button" aria-haspopup="dialog" onClick={onPlay}>
              <VisuallyHidden>Play </VisuallyHidden>
              {name}
            </Play>
          ) : (
            name
          )}
        </Name>
        {video.videoUrl ? (
          <Description {...contentText}>{video.description}</Description>
        ) : (
          <Description>This video cannot be played just now.</Description>
        )}
        {watched && (
          <Watched>
            <Icon path={check} size="1.1em" /> Watched
          </Watched>
        )}
      </Text>
    </Card>
  );
}

const Card = styled('article')`
  block-size: 100%;
  ${card('md')}
  overflow: hidden;
  ${pressable}
`;

const Screen = styled('div')`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
`;

const Thumbnail = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
`;

const Badge = styled('span')`
  place-self: center;
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  padding-inline-start: 4px;
  border-radius: 50%;
  background: rgb(255 255 255 / 0.94);
  color: var(--stage);
  box-shadow: ${shadowRaised};
`;

const Text = styled('div')`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
`;

const Name = styled('h2')`
  font-size: var(--text-lg);
`;

const Play = styled('button')`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

const Watched = styled('p')`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--success);
  font-size: var(--text-sm);
  font-weight: 600;
`;

const Description = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;
`;
