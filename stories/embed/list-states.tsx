import type { StoryObj } from '@storybook/react-vite';
import type { SharedProps } from 'steam-kit';
import { expect } from 'storybook/test';
import { many } from '../fixtures.tsx';
import { failed, loaded, loading, type PartnerProperties, type StoryList } from './elements.tsx';

type Story = StoryObj<
  { list: StoryList; lang?: string; dir?: 'ltr' | 'rtl' } & Partial<SharedProps> & PartnerProperties
>;

/** Stories of an element by language, direction, theme and partner colours. */
export const modes = {
  InUrdu: { args: { lang: 'ur' } },
  RightToLeft: { args: { dir: 'rtl' }, globals: { direction: 'rtl' } },
  Dark: { args: { theme: 'dark' }, globals: { theme: 'dark' } },
  /** Every custom property that a page can set. */
  PartnerColours: {
    args: {
      theme: 'light',
      '--steam-accent': '#0b6b45',
      '--steam-on-accent': '#ffffff',
      '--steam-surface': '#fffdf5',
      '--steam-text': '#2b2118',
      '--steam-radius': '4px',
      '--steam-font': 'Georgia, serif',
      '--steam-gap': '12px',
    },
    globals: { theme: 'light' },
  },
  PartnerLinks: { args: { partner: 'green-valley', linkTarget: '_blank', headingLevel: 3 } },
} satisfies Record<string, Story>;

/**
 * The stories of an element with a list.
 *
 * @param rows the API's response
 * @param times how often the story `Many` repeats the rows
 * @param long returns a row with long texts
 * @param link the text of the fallback link, visible if the list fails
 */
export const listStates = <Row extends object>(
  rows: readonly Row[],
  times: number,
  long: (row: Row, index: number) => Row,
  link: string,
) =>
  ({
    Loaded: {},
    Loading: { args: { list: loading } },
    Empty: { args: { list: loaded([]) } },
    Failed: {
      args: { list: failed },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('link', { name: link })).toBeVisible();
      },
    },
    One: { args: { list: loaded(rows.slice(0, 1)) } },
    Many: { args: { list: loaded(many(rows, times)) } },
    LongNames: { args: { list: loaded(rows.slice(0, 6).map(long)) } },
    ...modes,
  }) satisfies Record<string, Story>;
