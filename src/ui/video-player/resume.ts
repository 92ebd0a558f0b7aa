const key = (clip: string) => `steam-resume:${clip}`;

/** Where a visitor left a clip, in seconds; 0 when that is not known or storage is barred. */
export function resumeAt(clip: string): number {
  try {
    return Number(localStorage.getItem(key(clip))) || 0;
  } catch {
    return 0;
  }
}

/** Notes where a clip stands: not in its first seconds, and a clip that was seen to its end begins anew. */
export function noteTime(clip: string, { currentTime, duration }: { currentTime: number; duration: number }): void {
  try {
    if (currentTime <= 5) return;
    if (currentTime < duration - 5) localStorage.setItem(key(clip), String(Math.floor(currentTime)));
    else localStorage.removeItem(key(clip));
  } catch {
    // Barred or full storage: the clip begins at its beginning next time, and nothing else is lost.
  }
}
