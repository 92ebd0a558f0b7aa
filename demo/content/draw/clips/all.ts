import { picture } from '../svg.ts';
import { artsClips } from './arts.ts';
import type { Clip } from './clip.ts';
import { engineeringClips } from './engineering.ts';
import { mathsClips } from './maths.ts';
import { scienceClips } from './science.ts';
import { technologyClips } from './technology.ts';

export const clips: Clip[] = [...scienceClips, ...technologyClips, ...engineeringClips, ...artsClips, ...mathsClips];

const stamp = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const thousandths = Math.round((seconds - whole) * 1000);
  return `00:00:${String(whole).padStart(2, '0')}.${String(thousandths).padStart(3, '0')}`;
};

/** Captions say what happens and what is heard, so that the film can be followed with neither picture nor sound. */
const vtt = ({ captions }: Clip): string =>
  `WEBVTT\n\n${captions.map(([from, to, words]) => `${stamp(from)} --> ${stamp(to)}\n${words}\n`).join('\n')}`;

/** Posters and captions; the films themselves are made by make.ts. */
export const clipFiles = (): [string, string][] =>
  clips.flatMap((clip): [string, string][] => [
    [`clips/${clip.name}.svg`, picture(640, 360, clip.frame(clip.poster))],
    [`clips/${clip.name}.vtt`, vtt(clip)],
  ]);
