import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from '../../src/ui/section-heading/SectionHeading.tsx';

const meta = {
  title: 'UI/Section heading',
  parameters: { layout: 'padded' },
  component: SectionHeading,
  args: { title: 'Our Programs' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithEverything: Story = {
  args: { eyebrow: 'Three ways to learn', lead: 'Choose the one that fits your evenings.' },
};
export const Centred: Story = { args: { ...WithEverything.args, align: 'center' } };
export const LongTexts: Story = { args: { title: 'A title without an end '.repeat(12), lead: 'l'.repeat(300) } };

export const RightToLeft: Story = {
  args: { eyebrow: 'سیکھنے کے تین طریقے', title: 'ہمارے پروگرام', lead: 'وہ چنیں جو آپ کی شاموں کے لیے ٹھیک ہو۔' },
  globals: { direction: 'rtl' },
};
