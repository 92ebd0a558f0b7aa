import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttachmentsView } from '../../src/sections/attachments/AttachmentsView.tsx';
import { OwnTextView } from '../../src/sections/own-text/OwnTextView.tsx';
import { unbroken, wordy } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Own text',
  component: OwnTextView,
  args: {
    text: '## Fees\n\nA course costs what its page says.\n\n- Pay before the first lesson.\n- Leave after it, and pay nothing.',
  },
} satisfies Meta<typeof OwnTextView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const WithDocuments: Story = {
  args: {
    children: (
      <AttachmentsView
        attachments={[
          { title: 'Fees of this year', url: '/media/downloads/lab-notebook.pdf', type: 'PDF', bytes: 84_000 },
        ]}
      />
    ),
  },
};

export const LongTexts: Story = { args: { text: `## ${unbroken}\n\n${wordy}` } };

export const RightToLeft: Story = {
  args: { text: '## فیس\n\nکورس کی قیمت اس کے صفحے پر ہے۔' },
  globals: { direction: 'rtl' },
};
