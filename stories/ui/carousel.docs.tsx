import { Carousel } from '../../src/ui/carousel/Carousel.tsx';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import type { Guide } from '../guide.ts';

const some = ['Ages 8 to 10', 'Ages 11 to 13', 'Ages 14 to 16'];

export const guides: readonly Guide[] = [
  {
    component: 'Carousel',
    purpose:
      'A row of equal cards that a visitor scrolls or swipes. It shows a few entries of a longer list without a longer page. Without scripts it is a row that scrolls.',
    use: [
      'For entries of equal importance that nobody must see: testimonials, team members, news.',
      'If the next slide is visible in part or announced by dots, so that a visitor knows of it.',
    ],
    avoid: [
      'For content that every visitor needs: show it as a list.',
      'For a main message with `autoplay`: many visitors never see the second slide.',
      'For comparing entries: use a grid.',
    ],
    do: {
      text: 'Show several slides where there is space.',
      show: () => (
        <Carousel
          label="Ages: do"
          items={some}
          keyOf={(age) => age}
          render={(age) => <Chip>{age}</Chip>}
          perView={[{ min: 0, slides: 2 }]}
        />
      ),
    },
    dont: {
      text: 'Do not hide a short list: three words fit beside each other.',
      show: () => (
        <Carousel label="Ages: don’t" items={some} keyOf={(age) => age} render={(age) => <Chip>{age}</Chip>} />
      ),
    },
    anatomy: [
      ['Region', 'A `<section>` with the name of `label`.'],
      ['Track', 'The scrolling row, with scroll snap. It takes the focus.'],
      ['Slides', 'As many side by side as `perView` says for the width of the screen.'],
      [
        'Controls',
        'Previous, dots (a counter for more than eight pages), Next; Pause or Play with `autoplay`. They are hidden if everything fits.',
      ],
    ],
    keyboard: [
      ['Tab', 'Moves to the track, then to what the slides contain, then to the controls.'],
      ['Arrow left, Arrow right', 'Scrolls the track while it has the focus.'],
      ['Enter, Space', 'On a control: shows that page. After the last comes the first.'],
    ],
    screenReader: [
      'Announced as a carousel; each slide as “2 of 5”.',
      'After a press on a control, a live region says which slides are visible. Automatic changes are silent.',
      '`autoplay` waits while the pointer or the focus is inside, and while the tab is hidden. It starts paused if the visitor prefers less motion.',
    ],
    related: ['Sections/Testimonials', 'Sections/Team', 'Sections/Announcements'],
    keywords: ['slider', 'slideshow', 'swiper', 'gallery', 'rotator', 'autoplay'],
  },
];
