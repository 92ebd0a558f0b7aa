/** Renders the Open Graph picture, with rsvg-convert and ffmpeg on the machine: `node demo/content/draw/make-og.ts`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { og } from './pages/og.ts';

const work = mkdtempSync(join(tmpdir(), 'og-'));
const [drawn, raw] = [join(work, 'og.svg'), join(work, 'og.png')];
writeFileSync(drawn, og());
execFileSync('rsvg-convert', [drawn, '-o', raw]);
// Flat colours: a palette of 128 is a third of the bytes and looks the same.
const palette = 'split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=none';
const target = join(import.meta.dirname, '..', 'media', 'og.png');
execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', raw, '-vf', palette, target]);
rmSync(work, { recursive: true });
