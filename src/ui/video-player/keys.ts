/** What a key does to a clip; undefined when it does nothing. The keys are those of the large players. */
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
