import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContactFormView } from '../../src/sections/contact-form/ContactFormView.tsx';
import { ContactPanelView } from '../../src/sections/contact-panel/ContactPanelView.tsx';
import { ownSchool } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Contact panel',
  component: ContactPanelView,
  args: { children: <ContactFormView onSend={fn(async () => undefined)} /> },
} satisfies Meta<typeof ContactPanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const OfASchool: Story = {
  args: { school: ownSchool, lead: 'Write in Urdu or English; we answer on the next school day.' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
