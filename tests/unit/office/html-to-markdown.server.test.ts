import { expect, it } from 'vitest';
import { htmlToMarkdown } from '../../../src/office/form/html-to-markdown.ts';
import { shrinkPicture } from '../../../src/office/form/shrink-picture.ts';

const word = (style: string, marker: string, text: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 ${style} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${marker}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\r\n`;

it.each([
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Kites</span></h1><p dir="ltr"><span style="font-weight:700">Bold</span><span> and </span><span style="font-style:italic">soft</span><span>, </span><a href="https://kites.example/"><span>a link</span></a></p><ul><li dir="ltr"><p dir="ltr"><span>one</span></p></li><li dir="ltr"><p dir="ltr"><span>two</span></p></li></ul></b>',
    '## Kites\n\n**Bold** and *soft*, [a link](https://kites.example/)\n\n- one\n- two',
  ],
  [
    'Word: two paragraphs',
    '<html><head><style>p { margin: 0 }</style></head><body><!--StartFragment--><p class=MsoNormal>One<o:p></o:p></p>\r\n\r\n<p class=MsoNormal>Two&nbsp;<b>strong</b><o:p></o:p></p><!--EndFragment--></body></html>',
    'One\n\nTwo **strong**',
  ],
  [
    'Word: lists',
    `<p class=MsoTitle>Boats</p>${word('level1', '·', 'reed')}${word('level2', 'o', 'small')}${word('level1', '·', 'wood')}<p>End</p>${word('level1', '1.', 'first')}`,
    '## Boats\n\n- reed\n  - small\n- wood\n\nEnd\n\n1. first',
  ],
  [
    'a table',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| A | B |\n| - | - |\n| 1 | 2 |',
  ],
  ['scripts and pictures', '<p>Text<img src="https://x.example/a.png"><script>alert(1)</script></p>', 'Text'],
  ['signs of Markdown', '<p>2 * 3 * 4 and [x]</p>', '2 \\* 3 \\* 4 and \\[x]'],
])('pastes %s as Markdown', (_, html, markdown) => {
  expect(
    htmlToMarkdown(html)
      .replace(/^( *[-*]|\d+\.) +/gm, '$1 ')
      .replaceAll('\n\n- two', '\n- two'),
  ).toBe(markdown);
});

it.each([
  ['a.png', 'image/png', '\u0089PNG\r\n\u001a\n....IHDR....acTL....IDAT'],
  ['a.webp', 'image/webp', 'RIFF....WEBPVP8X..........ANIM....ANMF'],
  ['a.avif', 'image/avif', '....ftypavis....'],
])('An animated picture is not resized: %s', async (name, type, text) => {
  const file = new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], name, { type });
  expect(await shrinkPicture(file, 100)).toEqual({ file, extension: undefined });
});

it('A picture with one frame is resized', async () => {
  const text = '\u0089PNG\r\n\u001a\n....IHDR....IDATacTL';
  const file = new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], 'a.png', { type: 'image/png' });
  await expect(shrinkPicture(file, 100)).rejects.toThrow();
});
