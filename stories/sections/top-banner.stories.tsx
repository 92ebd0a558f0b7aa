import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { world } from '../../demo/content/index.ts';
import { createData } from '../../src/data/create-data.ts';
import { DataProvider } from '../../src/data/DataProvider.tsx';
import { ambassadorBanner } from '../../src/data/endpoints.ts';
import { TopBanner } from '../../src/sections/top-banner/TopBanner.tsx';

const meta = {
  title: 'Sections/Top banner',
  component: TopBanner,
  args: { title: 'STEAM Ambassadors', from: ambassadorBanner },
  decorators: [
    (Banner, { parameters: { answer } }) => (
      <DataProvider
        data={createData({ host: '/api', fetch: answer ?? (async () => Response.json([world.ambassadorBanner])) })}
      >
        <Banner />
      </DataProvider>
    ),
  ],
} satisfies Meta<typeof TopBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(world.ambassadorBanner.description)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { answer: () => new Promise(() => {}) } };

export const Failed: Story = {
  parameters: { answer: async () => new Response('{}', { status: 503 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: { title: 'Unbreakable'.repeat(8) },
  parameters: {
    answer: async () =>
      Response.json([
        { _id: 'long', description: 'Ambassadors are pupils and teachers. '.repeat(20), image: '/media/none.svg' },
      ]),
  },
};

export const RightToLeft: Story = { args: { title: 'ہمارے سفیر' }, parameters: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const At390px: Story = { globals: { viewport: { value: 'mobile1' } } };
