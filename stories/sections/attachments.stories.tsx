import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttachmentsView } from '../../src/sections/attachments/AttachmentsView.tsx';
import { unbroken } from '../fixtures.tsx';

const url = '/media/downloads/lab-notebook.pdf';

const meta = {
  title: 'Sections/Attachments',
  component: AttachmentsView,
  args: {
    attachments: [
      { title: 'Lab notebook', url, type: 'PDF', bytes: 240_000 },
      { title: 'Shopping list', url: '/media/downloads/list.xlsx', type: 'XLSX', bytes: 12_000 },
    ],
  },
} satisfies Meta<typeof AttachmentsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Lab notebook ?PDF, 240 KB$/ })).toHaveAttribute('download');
  },
};

export const Empty: Story = {
  args: { attachments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The document is on another site. */
export const One: Story = {
  args: {
    attachments: [
      { title: 'Lab notebook', url: 'https://files.example.org/notebook.pdf', type: 'PDF', bytes: undefined },
    ],
  },
};

export const LongNames: Story = {
  args: { attachments: [{ title: unbroken, url, type: 'PDF', bytes: 1_240_000 }] },
};

export const RightToLeft: Story = {
  args: { attachments: [{ title: 'تجربہ گاہ کی کاپی', url, type: 'PDF', bytes: 240_000 }] },
  globals: { direction: 'rtl' },
};
