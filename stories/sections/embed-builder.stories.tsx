import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { choicesFromSearch } from '../../src/domain/embed/choices.ts';
import { EmbedBuilderView } from '../../src/sections/embed-builder/EmbedBuilderView.tsx';
import { many } from '../fixtures.tsx';

const meta = {
  title: 'Sections/Embed builder',
  component: EmbedBuilderView,
  argTypes: { origin: { control: 'select', options: ['https://steam.example', 'https://school.example'] } },
  args: {
    choices: choicesFromSearch('?category=science&accent=%2314532d&theme=light'),
    onChange: fn(),
    origin: 'https://steam.example',
    courses: world.courses,
    products: world.products,
    release: { version: '1.2.3', integrity: { 'course-finder.js': 'sha384-abc' } },
    // Storybook does not serve the preview page.
    preview: 'about:blank',
  },
  render: function Stateful(args) {
    const [choices, setChoices] = useState(args.choices);
    return (
      <div style={{ padding: 16 }}>
        <EmbedBuilderView
          {...args}
          choices={choices}
          onChange={(next, typing) => {
            setChoices(next);
            args.onChange(next, typing);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof EmbedBuilderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const OfProducts: Story = {
  args: { choices: choicesFromSearch('?widget=product-list&products=lab-notebook&platform=wix') },
};

export const OfQuestions: Story = {
  args: { choices: choicesFromSearch('?widget=faq&heading=Ask&platform=react&pinned=1') },
};

/** The snippets preload no list, because they do not know its URL. */
export const ForeignApi: Story = { args: { isOwnApi: false } };

export const Empty: Story = {
  args: { courses: [], products: [], release: undefined, choices: choicesFromSearch('?widget=product-list') },
};

export const One: Story = {
  args: { products: world.products.slice(0, 1), choices: choicesFromSearch('?widget=product-list') },
};

export const Many: Story = {
  args: { products: many(world.products), choices: choicesFromSearch('?widget=product-list') },
};

export const LongNames: Story = {
  args: {
    products: world.products.slice(0, 3).map((one) => ({ ...one, name: 'Unbreakable'.repeat(20) })),
    choices: choicesFromSearch(`?widget=product-list&partner=${'a'.repeat(150)}`),
  },
};

export const FaintAccent: Story = {
  args: { choices: choicesFromSearch('?accent=%23ffc94d&partner=%DA%A9%D8%B1%D8%A7%DA%86%DB%8C') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Too faint when the visitor’s system is light/)).toBeVisible();
    await expect(canvas.getByLabelText('Your short name')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const At390px: Story = { globals: { viewport: { value: 'phone' } } };

export const WritesASnippet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Level'), 'beginner');
    await userEvent.type(canvas.getByLabelText('Your short name'), 'green-valley');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ values: expect.objectContaining({ level: 'beginner', partner: 'green-valley' }) }),
        true,
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Wix' }));
    const panel = canvas.getByRole('region', { name: 'Wix' });
    await expect(panel).toBeVisible();
    await expect(within(panel).getByText(/<iframe/)).toHaveTextContent(
      'level=beginner&amp;limit=6&amp;layout=row&amp;partner=green-valley&amp;theme=light',
    );
  },
};

export const ALinkForABio: Story = {
  args: { school: 'STEAM Bazaar', choices: choicesFromSearch('?partner=green-valley') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Instagram' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More…' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Instagram' }));
    const panel = within(canvas.getByRole('region', { name: 'Instagram' }));
    await expect(panel.getByText('https://steam.example/explore-allcourses?partner=green-valley')).toBeVisible();
    await expect(panel.getByText(/What it accepts/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await expect(canvas.getByRole('radio', { name: 'Instagram' })).toBeChecked();
  },
};

export const OwnAccent: Story = { args: { accent: '#0b6e4f', choices: choicesFromSearch('?widget=faq') } };
