import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfficeFailure } from '../../src/data/office.ts';
import { fakeOffice, pending } from './fake-office.ts';
import { importAnswers, springTable } from './import-data.ts';
import { OfficeAt } from './OfficeAt.tsx';

const meta = { title: 'Office/Import', component: OfficeAt, args: { path: '/import/courses' } } satisfies Meta<
  typeof OfficeAt
>;
export default meta;
type Story = StoryObj<typeof meta>;

const requests = fakeOffice(importAnswers, { sendSheet: async () => springTable });
const table = new File(['table'], 'spring.xlsx');

export const Start: Story = {};

export const AsksAndImports: Story = {
  args: { requests },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Choose a file'), table);
    await canvas.findByRole('heading', { name: '5 courses found in the sheet Spring' });
    await expect(await canvas.findByRole('heading', { name: '4 questions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^2 April 2027/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Take all/ }));
    const put = await canvas.findByRole('button', { name: 'Put 5 courses into my draft' });
    await expect(await canvas.findByText('4 new, 1 changed.')).toBeVisible();
    await userEvent.click(put);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the import' }));
    await expect(await canvas.findByRole('heading', { name: 'The import is taken back' })).toHaveFocus();
  },
};

export const ShowsTheQuestions: Story = {
  args: { requests },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Choose a file'), table);
    await canvas.findByRole('heading', { name: '4 questions' });
  },
};

const refusing = fakeOffice(importAnswers, {
  sendSheet: () =>
    Promise.reject(
      new OfficeFailure(
        'This file is protected by a password. Open it, remove the password, save it, then choose it again.',
        422,
      ),
    ),
});

export const RefusesAFile: Story = {
  args: { requests: refusing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Choose a file'), table);
    await expect(await canvas.findByText(/^This file is protected by a password/)).toBeVisible();
  },
};

/** Pictures that upload on a slow connection. Their file names suggest the courses; the user selects the others. */
export const PlacesPictures: Story = {
  args: { path: '/pictures/courses', requests: fakeOffice(importAnswers, { upload: pending }) },
  play: async ({ canvas, userEvent }) => {
    const svg = { type: 'image/svg+xml' };
    const files = ['robots.svg', 'IMG_2041.svg', 'IMG_2042.svg'].map((name) => new File(['<svg/>'], name, svg));
    await userEvent.upload(await canvas.findByLabelText('Choose pictures'), files);
    await expect(await canvas.findByRole('button', { name: /^Save \d pictures?$/ })).toBeVisible();
    await expect(canvas.getByLabelText('The course that IMG_2041.svg shows')).toHaveValue('');
  },
};
