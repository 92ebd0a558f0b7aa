import { Band } from '../../src/ui/band/Band.tsx';
import { SectionHeading } from '../../src/ui/section-heading/SectionHeading.tsx';
import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Band',
    purpose:
      'A strip across the whole page, with the page column inside. A page is a stack of bands, and the change of background separates its sections.',
    use: [
      'For each section of a page.',
      'Alternate `ground` and `sunken`, so that a reader sees where a section ends.',
    ],
    avoid: [
      'Inside another band: use a plain `<div>`, because the gutters would add up.',
      'With the tone `accent` twice on one page: it marks the banner or one invitation.',
    ],
    do: {
      text: 'Give a `<section>` the id of its heading as `labelledBy`.',
      show: () => (
        <Band tone="sunken" labelledBy="band-do">
          <SectionHeading id="band-do" level={3} title="What You Will Learn" />
        </Band>
      ),
    },
    dont: {
      text: 'Do not nest bands: the inner column is narrower than the rest of the page.',
      show: () => (
        <Band as="div">
          <Band as="div" tone="sunken">
            <SectionHeading level={3} title="What You Will Learn" />
          </Band>
        </Band>
      ),
    },
    anatomy: [
      ['Strip', 'The element of `as` with the background of `tone`, and 48 to 96 px of space above and below.'],
      ['Page column', 'At most 1240 px wide, with gutters of 16 px on a phone and 24 px on wider screens.'],
    ],
    keyboard: notFocusable,
    screenReader: [
      'A `<section>` with `labelledBy` is a region with the name of its heading. Without it, it is no landmark.',
      'Set `as="div"` for a strip without a heading.',
    ],
    related: ['UI/Section heading', 'UI/Page banner'],
    keywords: ['section', 'container', 'wrapper', 'strip', 'layout', 'full width'],
  },
];
