import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTable } from '../../../src/office/parts/DataTable.tsx';
import { Pager } from '../../../src/office/parts/Pager.tsx';
import { SearchForm } from '../../../src/office/parts/SearchForm.tsx';
import { unbroken, wordy } from '../../fixtures.tsx';

const row = { key: 'robots', cells: ['Robots for beginners', '12', 'Starts in January, on two evenings a week.'] };

const meta = {
  title: 'Office/Parts/Data table',
  parameters: { layout: 'padded' },
  component: DataTable,
  subcomponents: { Pager, SearchForm },
  args: {
    label: 'Courses',
    columns: [{ label: 'Course' }, { label: 'Seats', isNumber: true }, { label: 'Notes', isLong: true }],
    rows: [row, { key: 'paper', cells: ['Paper engineering', '8', ''] }, { key: 'urdu', cells: ['اردو', '20', ''] }],
  },
} satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { rows: [row] } };
export const Empty: Story = { args: { rows: [] } };
export const LongNames: Story = { args: { rows: [{ key: 'long', cells: [unbroken, '1,000,000', wordy] }] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const hrefOf = (page: number) => `#page-${page}`;
export const PagerInTheMiddle: Story = { render: () => <Pager page={2} pages={9} hrefOf={hrefOf} /> };
export const PagerAtTheEnd: Story = { render: () => <Pager page={9} pages={9} hrefOf={hrefOf} /> };

export const SearchFormEmpty: Story = { render: () => <SearchForm label="Find a course" value="" onSearch={fn()} /> };
export const SearchFormLongTexts: Story = {
  render: () => <SearchForm label={wordy} value={unbroken} onSearch={fn()} />,
};

const onSearch = fn();
export const SearchFormSearchesOnEnterAndWhenEmptied: Story = {
  render: () => <SearchForm label="Find a course" value="robots" onSearch={onSearch} />,
  play: async ({ canvas, userEvent }) => {
    onSearch.mockClear();
    const field = canvas.getByRole('searchbox', { name: 'Find a course' });
    await userEvent.type(field, ' 2 {Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('robots 2');
    await userEvent.clear(field);
    await expect(onSearch).toHaveBeenLastCalledWith('');
  },
};
