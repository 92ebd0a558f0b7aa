import type { Meta, StoryObj } from '@storybook/react-vite';

import { Footer } from '../../src/site/shell/Footer.tsx';
import { ownSchool } from '../fixtures.tsx';
import { withSite } from './in-site.tsx';

const meta = {
  title: 'Site/Footer',
  component: Footer,
  decorators: [withSite],
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const OwnSchool: Story = { parameters: { school: ownSchool } };
