/**
 * Films the lecture clips: `node demo/content/draw/clips/make.ts [name…]`, with rsvg-convert and ffmpeg on the machine
 * (Debian: librsvg2-bin, ffmpeg). The films, posters and captions are committed, so nothing else needs those tools.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picture } from '../svg.ts';
import { clips } from './all.ts';
import type { Clip } from './clip.ts';
import { wav } from './sound.ts';

const fps = 15;
/** What a shared phone's data plan forgives. */
const limit = 150_000;
const media = join(import.meta.dirname, '..', '..', 'media', 'clips');

function film({ name, seconds, frame, notes, root }: Clip): void {
  const work = mkdtempSync(join(tmpdir(), `${name}-`));
  const sheet = join(work, 'frame.svg');
  for (let i = 0; i < seconds * fps; i++) {
    writeFileSync(sheet, picture(640, 360, frame(i / fps)));
    execFileSync('rsvg-convert', [sheet, '-o', join(work, `${String(i).padStart(4, '0')}.png`)]);
  }
  const sound = join(work, 'sound.wav');
  writeFileSync(sound, wav(seconds, root, notes));
  // Baseline H.264 and fast start: the oldest phones play it, and it begins before it has all arrived.
  const picturesIn = ['-framerate', String(fps), '-i', join(work, '%04d.png')];
  const audio = '-c:a aac -b:a 32k -ac 1 -movflags +faststart -map_metadata -1 -fflags +bitexact -shortest'.split(' ');
  const target = join(media, `${name}.mp4`);
  for (const crf of [33, 36, 39]) {
    const video =
      `-c:v libx264 -profile:v baseline -level 3.0 -pix_fmt yuv420p -preset veryslow -crf ${crf} -g 75`.split(' ');
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...picturesIn, '-i', sound, ...video, ...audio, target]);
    if (statSync(target).size < limit) break;
  }
  rmSync(work, { recursive: true });
}

mkdirSync(media, { recursive: true });
const wanted = process.argv.slice(2);
for (const clip of clips) if (wanted.length === 0 || wanted.includes(clip.name)) film(clip);
