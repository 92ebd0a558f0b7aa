import { describe, expect, it } from 'vitest';
import { addPartner, withPartner } from '../../../src/domain/url.ts';

describe('addPartner', () => {
  it.each([
    ['/contactus', '/contactus?partner=green-valley'],
    ['/explore-allcourses?level=advanced#list', '/explore-allcourses?level=advanced&partner=green-valley#list'],
    ['/?partner=other', '/?partner=green-valley'],
    ['https://steam.example/faq', 'https://steam.example/faq?partner=green-valley'],
  ])('adds the partner to %s', (href, expected) => {
    expect(addPartner(href, 'green-valley')).toBe(expected);
  });

  it.each(['', 'green valley', '"><script>'])('ignores “%s”, which is not a slug', (partner) => {
    expect(addPartner('/contactus', partner)).toBe('/contactus');
  });
});

describe('withPartner', () => {
  it.each(['https://other.example/', '//other.example/', '/\\other.example', '/?auth=sign-in', '/?partner=other'])(
    'leaves %s unchanged',
    (href) => {
      expect(withPartner(href, 'green-valley')).toBe(href);
    },
  );
});
