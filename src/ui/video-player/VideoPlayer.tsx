import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from '../../style/styled.ts';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { storedPosition, storePosition, videoKey, videoSite } from './playback.ts';

export interface VideoPlayerProps extends Omit<ComponentProps<'video'>, 'children'> {
  /** The clip's URL. */
  src: string;
  /** The URL of the picture shown before playback. */
  poster?: string;
  /** The title, for the accessible name. */
  title: string;
  /** The URL of its captions (WebVTT, English). */
  captions?: string;
  /** The storage key of the playback position; without it each visit starts at 0. */
  resumeKey?: string;
  /** Called with the current time, in seconds, when the player is unmounted. */
  onClosed?: (seconds: number) => void;
  /** Called in the last seconds of the clip, perhaps several times; for a video on another site, when its link is opened. */
  onWatched?: (() => void) | undefined;
}

const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'];

/** The browser's own player. A YouTube or Vimeo URL is a web page, so it gets a link instead. */
export function VideoPlayer(props: VideoPlayerProps) {
  const site = videoSite(props.src);
  return site ? <Elsewhere {...props} site={site} /> : <Player {...props} />;
}

function Elsewhere({ src, className, site, onWatched }: VideoPlayerProps & { site: string }) {
  return (
    <Frame className={className}>
      <Box>
        <span>{`This lecture is shown on ${site}.`}</span>
        <ButtonLink href={src} target="_blank" size="sm" onClick={onWatched}>
          {`Open it on ${site} (in a new tab)`}
        </ButtonLink>
      </Box>
    </Frame>
  );
}

type Failure = 'line' | 'format';

/** The browser's player with a speed menu, keyboard shortcuts and a stored position. */
function Player(props: VideoPlayerProps) {
  const {
    src,
    poster,
    title,
    captions,
    resumeKey,
    onClosed,
    onWatched,
    className,
    ref,
    autoPlay = false,
    ...rest
  } = props;
  const video = useRef<HTMLVideoElement | null>(null);
  useImperativeHandle(ref, () => video.current as HTMLVideoElement);
  const [failure, setFailure] = useState<Failure>();
  const [resumed, setResumed] = useState(0);
  // Set as a property, because Preact does not know React's attribute `autoPlay`.
  useLayoutEffect(() => {
    if (video.current) video.current.autoplay = autoPlay;
  }, [autoPlay]);
  const store = useStorePosition(video, { resumeKey, onClosed, onWatched });

  const begin = () => {
    const at = resumeKey ? storedPosition(resumeKey) : 0;
    if (!video.current || !at || at > video.current.duration - 5) return;
    video.current.currentTime = at;
    setResumed(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const own = video.current;
    if (!own || event.target !== own || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = videoKey(event.key, own);
    if (!act) return;
    // Stop the event first: the browser's own controls handle some of these keys, too.
    event.preventDefault();
    event.stopPropagation();
    Promise.resolve(act()).catch(() => setFailure(failureOf(own)));
  };
  return (
    <Frame className={className} onKeyDownCapture={onKeyDown}>
      <Screen
        controls
        playsInline
        preload="metadata"
        {...rest}
        ref={video}
        src={src || undefined}
        // Captions from another origin need CORS. `crossOrigin` then applies to the clip, too.
        crossOrigin={captions?.startsWith('http') ? 'anonymous' : undefined}
        poster={poster || undefined}
        aria-label={title}
        onLoadedMetadata={begin}
        onTimeUpdate={({ currentTarget }) => {
          // Store every five seconds, because a tab can close without an event.
          if (Math.floor(currentTarget.currentTime) % 5 === 0) store(currentTarget);
        }}
        onError={({ currentTarget }) => setFailure(failureOf(currentTarget) ?? 'line')}
      >
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
      </Screen>
      {failure && (
        <PlaybackProblem
          failure={failure}
          src={src}
          onRetry={() => {
            setFailure(undefined);
            video.current?.load();
          }}
        />
      )}
      <Row>
        <Speed video={video} />
        <Note role="status">{resumed > 0 && `Continues where you left, at ${clock(resumed)}.`}</Note>
      </Row>
    </Frame>
  );
}

type StoreOptions = Pick<VideoPlayerProps, 'resumeKey' | 'onClosed' | 'onWatched'>;

/** Stops the clip and stores its position when the player is unmounted. Returns the function that stores the position. */
function useStorePosition(video: RefObject<HTMLVideoElement | null>, { resumeKey = '', ...on }: StoreOptions) {
  const handlers = useRef(on);
  useEffect(() => {
    handlers.current = on;
  });
  const store = useCallback(
    (own: HTMLVideoElement) => {
      if (storePosition(resumeKey, own)) handlers.current.onWatched?.();
    },
    [resumeKey],
  );
  // A layout effect stops the clip before it is removed: a removed element plays its sound until garbage collection.
  useLayoutEffect(() => {
    const own = video.current;
    return () => {
      if (!own) return;
      own.pause();
      store(own);
      handlers.current.onClosed?.(own.currentTime);
    };
  }, [video, store]);
  return store;
}

const PlaybackProblem = ({ failure, src, onRetry }: { failure: Failure; src: string; onRetry: () => void }) => (
  <Problem role="alert">
    <span>
      {failure === 'format'
        ? 'This lecture could not be played. The browser does not know its format, the clip is not there, or your login has ended: log in again, download it, or try again.'
        : 'This lecture could not be played. Check your connection, then try again.'}
    </span>
    <Ways>
      {failure === 'format' && (
        <ButtonLink href={src} download size="sm">
          Download the lecture
        </ButtonLink>
      )}
      <Button variant="outlined" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Ways>
  </Problem>
);

function Speed({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  return (
    <SelectField
      label="Speed"
      defaultValue="1"
      onChange={({ currentTarget }) => {
        // Without a default, the next load resets the playback rate.
        if (video.current) video.current.defaultPlaybackRate = Number(currentTarget.value);
        if (video.current) video.current.playbackRate = Number(currentTarget.value);
      }}
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </SelectField>
  );
}

/** Browsers report an unsupported format and a missing clip alike: MEDIA_ERR_SRC_NOT_SUPPORTED. */
function failureOf({ error }: HTMLVideoElement): Failure | undefined {
  if (!error) return undefined;
  return navigator.onLine && error.code === 4 ? 'format' : 'line';
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const Frame = styled('div')`
  display: grid;
  gap: var(--space-4);
`;

const Screen = styled('video')`
  display: block;
  inline-size: 100%;
  max-block-size: 70vb;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-md);
  background: #000;
`;

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4);
`;

const Note = styled('p')`
  padding-block: 0.7em;
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Ways = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Box = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
`;

const Problem = styled(Box)`
  border-color: var(--danger);
  background: var(--danger-soft);
`;
