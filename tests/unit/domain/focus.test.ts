import { expect, it } from 'vitest';
import { focusCss, focusOf, splitFocus, withFocus } from '../../../src/domain/focus.ts';
import { sharingPicture } from '../../../src/domain/sharing-picture.ts';

it('A focus point is read only from the end of a path or URL', () => {
  expect(splitFocus('team/ada.webp#focus=50-20')).toEqual(['team/ada.webp', '#focus=50-20']);
  expect(focusOf('https://pictures.example/ada?id=1#focus=0-100')).toEqual({ x: 0, y: 100 });
  const others = [
    '',
    'team/ada.webp',
    'a.webp#focus=101-0',
    'a.webp#focus=1-2.5',
    'a.webp#focus=-1-2',
    '#focus=1-2.png',
  ];
  for (const other of others) expect([other, splitFocus(other)[1], focusOf(other)]).toEqual([other, '', undefined]);
});

it('A focus point is written in whole percents, replaced, and removed', () => {
  expect(withFocus('a.webp', { x: 33.4, y: 66.6 })).toBe('a.webp#focus=33-67');
  expect(withFocus('a.webp#focus=1-2', { x: 3, y: 4 })).toBe('a.webp#focus=3-4');
  expect(withFocus('a.webp#focus=1-2', undefined)).toBe('a.webp');
});

it('A picture is positioned by its focus point, or centred without one', () => {
  expect([focusCss('/media/a.webp#focus=50-20'), focusCss('/media/a.webp')]).toEqual(['object-position:50% 20%', '']);
});

it('The URL of a link preview has the focus point as a parameter instead of a fragment', () => {
  const hash = () => 'abcdef0123456789';
  expect(sharingPicture(['/media/a.webp#focus=50-20'], hash)?.url).toBe('/sharing/a.webp.jpg?v=abcdef01&focus=50-20');
  expect(sharingPicture(['/media/a.webp'], hash)?.url).toBe('/sharing/a.webp.jpg?v=abcdef01');
  expect(sharingPicture([undefined, 'https://pictures.example/a#focus=1-2'])?.url).toBe('https://pictures.example/a');
});
