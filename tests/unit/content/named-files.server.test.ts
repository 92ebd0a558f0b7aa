import { describe, expect, it } from 'vitest';
import { namedFiles } from '../../../src/content/media/named-files.ts';

describe('The media files that a text refers to', () => {
  it.each([
    ['a path', 'team/amina.png', 'team/amina.png'],
    ['a picture with a focus point', 'team/amina.png#focus=50-20', 'team/amina.png'],
    ['an address in Markdown', 'Look: ![A photo](/media/photo%20%281%29.jpg)', 'photo (1).jpg'],
    ['an address with few escapes', '![Door](/media/T%C3%BCr,%20links.jpg "A door")', 'Tür, links.jpg'],
    ['lower-case escapes', '[Urdu](/media/%d8%a7.pdf)', '\u0627.pdf'],
    ['a decomposed letter', '![](/media/cafe\u0301.png)', 'caf\u00e9.png'],
    ['an invalid escape', '![](/media/100%.png)', '100%.png'],
    ['a name with quotation marks', 'a "b".png', 'a "b".png'],
  ])('include %s', (_, text, file) => {
    expect(namedFiles({ posts: [{ text }] }).has(file)).toBe(true);
  });

  it('do not include a file whose name is only a part of another name', () => {
    expect(namedFiles(['grandchild.png', '![](/media/grandchild.png)']).has('child.png')).toBe(false);
  });
});
