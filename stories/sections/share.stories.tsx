import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ShareView } from '../../src/sections/share/ShareView.tsx';

const meta = {
  title: 'Sections/Share',
  component: ShareView,
  args: {
    of: '',
    title: 'STEAM Bazaar',
    name: 'Green Valley School',
    onName: fn(),
    origin: 'https://steam.example',
    school: 'STEAM Bazaar',
  },
  render: function Stateful(args) {
    const [name, setName] = useState(args.name);
    return (
      <div style={{ padding: 16 }}>
        <ShareView
          {...args}
          name={name}
          onName={(next) => {
            setName(next);
            args.onName(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof ShareView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Without a name there is no link, so Copy asks for the name. */
export const WithoutName: Story = { args: { name: '' } };

export const AsksForTheName: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(canvas.getByRole('combobox', { name: 'Your name or short name' })).toHaveFocus();
    await expect(canvas.getByText('Please type your name: the link is made of it.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The dialog of a course: the message of a parent comes first. */
export const ACourse: Story = {
  args: {
    of: '/course-details/kitchen-chemistry',
    title: 'Kitchen Chemistry',
    facts: 'Ages 7–10 · Rs 3,500 a month · starts 9 January 2027',
    name: '',
  },
};

/** The page of a partner already has a name, so there is no field for it. */
export const APartner: Story = {
  args: { of: '/p/mehwish-gul', title: 'Mehwish Gul', name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('https://steam.example/p/mehwish-gul')).toBeVisible();
  },
};

export const LongNames: Story = { args: { name: 'Unbreakable'.repeat(9), title: 'Short words go on. '.repeat(12) } };

export const RightToLeft: Story = {
  args: { name: 'گرین ویلی', answer: { name: 'gryn-wyly', partner: undefined, similar: [] } },
  globals: { direction: 'rtl' },
};

/** The typed name is in the school's list, so the hint asks whether the visitor is this partner. */
export const ListedName: Story = {
  args: {
    name: 'Mehwish Gul',
    answer: { name: 'mehwish-gul', partner: { id: 'mehwish-gul', name: 'Mehwish Gul', kind: 'Teacher' }, similar: [] },
  },
};

/** A name in another script has no link until the school has created a short name. */
export const OtherScript: Story = { args: { name: 'عائشہ خان' } };

export const TypesAName: Story = {
  args: { name: '' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Your name or short name' }), 'Zoë Khan');
    await expect(canvas.getByText('https://steam.example/p/zoe-khan')).toBeVisible();
    await waitFor(() => expect(args.onName).toHaveBeenCalledWith('Zoë Khan'));
  },
};
