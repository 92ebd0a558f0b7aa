/** The action of a keyboard shortcut, as in YouTube's player; undefined for other keys. */
export function videoKey(key: string, video: HTMLVideoElement): (() => unknown) | undefined {
  const seek = (seconds: number) => () => {
    video.currentTime = Math.min(Math.max(0, video.currentTime + seconds), video.duration || 0);
  };
  const louder = (step: number) => () => {
    video.volume = Math.min(1, Math.max(0, video.volume + step));
  };
  const actions: Record<string, () => unknown> = {
    ' ': () => (video.paused ? video.play() : video.pause()),
    ArrowLeft: seek(-5),
    ArrowRight: seek(5),
    ArrowUp: louder(0.1),
    ArrowDown: louder(-0.1),
    m: () => {
      video.muted = !video.muted;
    },
    c: () => {
      const [track] = video.textTracks;
      if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
    },
    f: () => (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
  };
  return actions[key === 'k' ? ' ' : key];
}

const storageKey = (clip: string) => `steam-resume:${clip}`;

/** The stored position in seconds; 0 if there is none, or if storage is blocked. */
export function storedPosition(clip: string): number {
  try {
    return Number(localStorage.getItem(storageKey(clip))) || 0;
  } catch {
    return 0;
  }
}

/**
 * Stores the position in a clip after its first seconds. A clip watched to its end restarts.
 *
 * @param clip the storage key; '' stores nothing
 * @returns whether the end is reached
 */
export function storePosition(
  clip: string,
  { currentTime, duration }: { currentTime: number; duration: number },
): boolean {
  if (currentTime <= 5) return false;
  const isAtEnd = currentTime >= duration - 5;
  try {
    if (clip === '') return isAtEnd;
    if (isAtEnd) localStorage.removeItem(storageKey(clip));
    else localStorage.setItem(storageKey(clip), String(Math.floor(currentTime)));
  } catch {
    // Storage is blocked or full. The clip starts at 0 next time.
  }
  return isAtEnd;
}

const sites = [
  ['YouTube', /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/],
  ['Vimeo', /(^|\.)vimeo\.com$/],
] as const;

/** The name of the video site that a URL belongs to; undefined for a clip that the browser can play. */
export function videoSite(src: string): string | undefined {
  if (!URL.canParse(src)) return undefined;
  const { hostname, pathname } = new URL(src);
  // Vimeo also serves video files.
  if (/\.(mp4|webm|m4v|mov)$/i.test(pathname)) return undefined;
  return sites.find(([, host]) => host.test(hostname))?.[0];
}
