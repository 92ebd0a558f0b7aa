import 'tinymce/tinymce.js';
import type { TinyMCE } from 'tinymce';
import { describe, expect, it } from 'vitest';
import { choicesFromSearch } from '../../../src/domain/embed/choices.ts';
import { type PlatformId, platforms } from '../../../src/domain/embed/platforms.ts';
import { snippetsFor } from '../../../src/domain/embed/snippets.ts';

declare const tinymce: TinyMCE;

const origin = 'https://steam.example';
const snippetsOf = (id: PlatformId) =>
  snippetsFor(id, { choices: choicesFromSearch('?partner=me'), origin, school: 'STEAM Bazaar' }).map(
    ({ code }) => code,
  );

/** The HTML that TinyMCE stores with the configuration of Joomla, Moodle, Canvas or the classic editor of WordPress. */
function afterTinyMce(code: string, settings: object = {}): string {
  const schema = tinymce.html.Schema({ schema: 'html5', ...settings });
  const parser = tinymce.html.DomParser({ ...settings }, schema);
  return tinymce.html.Serializer({}, schema).serialize(parser.parse(code));
}

/** The default "Prohibited Elements" of Joomla's TinyMCE plugin. */
const joomla = { invalid_elements: 'script,applet,iframe' };

describe('TinyMCE', () => {
  it.each(['moodle', 'canvas'] as const)('keeps the frame for %s, with its URL, height and title', (id) => {
    const [frame = ''] = snippetsOf(id);
    const kept = new DOMParser().parseFromString(afterTinyMce(frame), 'text/html').querySelector('iframe');
    const pasted = new DOMParser().parseFromString(frame, 'text/html').querySelector('iframe');
    for (const name of ['src', 'height', 'title']) expect(kept?.getAttribute(name)).toBe(pasted?.getAttribute(name));
  });

  it('removes the script for Joomla, but keeps the fallback link in the tag and the alternative picture', () => {
    const [classic = '', picture = ''] = snippetsOf('joomla');
    const kept = afterTinyMce(classic, joomla);
    expect(kept).not.toContain('<script');
    expect(kept).toContain(`href="${origin}/explore-allcourses?partner=me"`);
    expect(afterTinyMce(picture, joomla)).toMatch(
      /<a href="https:\/\/steam\.example\/explore-allcourses\?partner=me"><img .*src="https:\/\/steam\.example\/share\/button\.svg"/,
    );
    expect(platforms.joomla.steps.join()).toContain('TinyMCE removes scripts');
  });

  it('keeps the picture for a forum of Moodle', () => {
    expect(afterTinyMce(snippetsOf('moodle')[1] ?? '')).toContain('/share/button.svg');
  });
});
