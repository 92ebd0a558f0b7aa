import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { many } from '../fixtures.tsx';
import { failed, loaded, loading, type StoryList } from './elements.tsx';

type Story = StoryObj<{ list: StoryList; lang?: string; dir?: 'ltr' | 'rtl'; theme?: 'auto' | 'light' | 'dark' }>;

/** Language, direction and theme of an element. */
export const modes = {
  InUrdu: { args: { lang: 'ur' } },
  RightToLeft: { args: { dir: 'rtl' }, globals: { direction: 'rtl' } },
  Dark: { args: { theme: 'dark' }, globals: { theme: 'dark' } },
} satisfies Record<string, Story>;

/**
 * The states of an element with a list.
 *
 * @param rows the API's response
 * @param times how often `Many` repeats it
 * @param long a row with long texts
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
