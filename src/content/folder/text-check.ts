import { undescribed } from '../../domain/undescribed-picture.ts';
import type { ItemPlace, Problems } from '../content.ts';
import { idOfPath, markdownPicture } from '../media/media.ts';
import { didYouMean } from './fields.ts';
import { quoted } from './quoted.ts';
import { problemInLines } from './text-problems.ts';

/** Checks a Markdown text: reports signs of damage (text-problems.ts), and pictures that do not exist. */
export function checkText(
  place: ItemPlace & { path: string },
  text: string,
  media: ReadonlySet<string>,
  problems: Problems,
): void {
  const damaged = problemInLines(text);
  if (damaged) problems.push({ ...place, ...damaged });
  for (const [index, line] of text.split('\n').entries()) {
    for (const [picture, address = ''] of line.matchAll(markdownPicture)) {
      const problem = pictureProblem(address, media) ?? wordsProblem(picture, address);
      if (problem !== undefined) problems.push({ ...place, line: index + 1, message: problem });
    }
  }
}

/** Reports a picture that still has the office's placeholder as its description. A decorative picture has none. */
function wordsProblem(picture: string, address: string): string | undefined {
  if (!picture.startsWith(`![${undescribed}]`)) return undefined;
  return `the picture ${quoted(address)} has no description: write between [ and ] what it shows, or delete the words there if it only decorates`;
}

function pictureProblem(address: string, media: ReadonlySet<string>): string | undefined {
  if (/^https?:\/\//i.test(address)) return undefined;
  const path = idOfPath(address);
  if (!media.has(path)) return `there is no file ${quoted(path)} in media/${didYouMean(path, media)}`;
  return address.startsWith('/media/') ? undefined : `the address of this picture is \`/media/${path}\`: write it so`;
}
