import { CopyButton } from '../../src/ui/copy-button/CopyButton.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CopyButton',
    purpose: 'Copies a text to the clipboard and says whether it worked.',
    use: ['Beside a text that a visitor takes elsewhere: a link, a snippet of code.'],
    avoid: [
      'For a text that is not visible: a visitor must see what is copied.',
      'For sharing on a phone: also offer the share sheet.',
    ],
    do: {
      text: 'Show the text, and let the label name it.',
      show: () => (
        <>
          <p>https://steam.example/p/green-valley</p>
          <CopyButton text="https://steam.example/p/green-valley" what="the link" from={() => null}>
            Copy the link
          </CopyButton>
        </>
      ),
    },
    dont: {
      text: 'Do not copy what nobody can see.',
      show: () => <CopyButton text="https://steam.example/p/green-valley" what="the link" from={() => null} />,
    },
    anatomy: [
      ['Button', 'Small, or `large` as the main action of its view.'],
      [
        'Status',
        '“Copied” for four seconds, or what to press if the browser does not permit copying. Without the clipboard API, as in the browsers of many apps, the text of `from` is selected and copied by the older command.',
      ],
    ],
    keyboard: [
      ['Tab', 'Moves to the button.'],
      ['Enter, Space', 'Copies.'],
    ],
    screenReader: [
      'Without children, the name is “Copy” with `what`: several buttons of a page differ.',
      'The result is in a live region and announced without moving the focus.',
      'It is hidden without scripts, which it needs.',
    ],
    related: ['UI/Button', 'Sections/Share', 'Sections/Embed builder'],
    keywords: ['clipboard', 'copy code', 'copy link', 'snippet'],
  },
];
