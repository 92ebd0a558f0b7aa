import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttachmentsControl } from '../../../src/office/form/AttachmentsControl.tsx';
import { ChoicesControl } from '../../../src/office/form/ChoicesControl.tsx';
import { ColourControl } from '../../../src/office/form/ColourControl.tsx';
import { DaysControl } from '../../../src/office/form/DaysControl.tsx';
import { EnrolControl } from '../../../src/office/form/EnrolControl.tsx';
import { FeeControl } from '../../../src/office/form/FeeControl.tsx';
import { FlagControl } from '../../../src/office/form/FlagControl.tsx';
import { LinesControl } from '../../../src/office/form/LinesControl.tsx';
import { MarkdownControl } from '../../../src/office/form/MarkdownControl.tsx';
import { MediaControl } from '../../../src/office/form/MediaControl.tsx';
import { TimesControl } from '../../../src/office/form/TimesControl.tsx';
import { unbroken, wordy } from '../../fixtures.tsx';
import { InForm } from './InForm.tsx';

const meta = {
  title: 'Office/Parts/Form controls',
  parameters: { layout: 'padded' },
  component: FlagControl,
  subcomponents: {
    ChoicesControl,
    ColourControl,
    DaysControl,
    EnrolControl,
    AttachmentsControl,
    FeeControl,
    LinesControl,
    MarkdownControl,
    MediaControl,
    TimesControl,
  },
  args: { path: 'isHidden', label: 'Hidden' },
  decorators: [
    (Part, { parameters: { values, errors } }) => (
      <InForm values={values} errors={errors}>
        <Part />
      </InForm>
    ),
  ],
} satisfies Meta<typeof FlagControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FlagControlUnset: Story = {};
export const FlagControlWrong: Story = {
  args: { hint: 'A hidden course has no address.', required: true },
  parameters: { values: { isHidden: 'yes' }, errors: { isHidden: 'cannot be hidden: the home page shows it' } },
};

const choices = [
  { id: 'robots', title: 'Robots for beginners' },
  { id: 'paper', title: 'Paper engineering' },
];
export const ChoicesControlTwo: Story = {
  render: () => <ChoicesControl path="courses" label="Courses" choices={choices} />,
  parameters: { values: { courses: 'robots | paper' } },
};
export const ChoicesControlLongTexts: Story = {
  render: () => (
    <ChoicesControl path="courses" label={wordy} hint={unbroken} choices={[{ id: 'long', title: unbroken }]} />
  ),
  parameters: { values: { courses: 'long' }, errors: { courses: wordy } },
};
export const ColourControlSet: Story = {
  render: () => <ColourControl path="accent" label="Accent colour" />,
  parameters: { values: { accent: '#e0a800' } },
};
export const ColourControlPale: Story = {
  ...ColourControlSet,
  parameters: { values: { accent: '#fff7d6' } },
};
export const DaysControlTwo: Story = {
  render: () => <DaysControl path="starts" label="Starts" required />,
  parameters: { values: { starts: '2027-01-12 | every 09-01' } },
};
export const DaysControlEachYearAlone: Story = {
  ...DaysControlTwo,
  parameters: { values: { starts: '2024-09-01 | 2025-09-01 | 2026-09-01' } },
};
export const EnrolControlAddress: Story = {
  render: () => <EnrolControl path="enrol" label="Enroll Now leads to" />,
  parameters: { values: { enrol: 'https://example.org/enrol' } },
};
export const EnrolControlForm: Story = {
  ...EnrolControlAddress,
  parameters: { values: { enrol: 'request' } },
};
export const FeeControlAmount: Story = {
  render: () => <FeeControl path="fee" label="Fee" />,
  parameters: { values: { fee: 'Rs 3,500 a month' } },
};
export const FeeControlWords: Story = {
  ...FeeControlAmount,
  parameters: { values: { fee: 'ask us, it depends on the group' } },
};
export const AttachmentsControlTwo: Story = {
  render: () => <AttachmentsControl path="documents" label="Documents" hint="Visitors download them." />,
  parameters: { values: { documents: 'Lab notebook: courses/lab-notebook.pdf | Shopping list: courses/list.xlsx' } },
};
export const AttachmentsControlLongTexts: Story = {
  render: () => <AttachmentsControl path="documents" label={wordy} hint={wordy} required />,
  parameters: { values: { documents: `${unbroken}: courses/${unbroken}.pdf` }, errors: { documents: wordy } },
};
export const LinesControlTwo: Story = {
  render: () => <LinesControl path="tags" label="Tags" hint="One on each line." />,
  parameters: { values: { tags: 'robots | sensors' } },
};
export const LinesControlSentences: Story = {
  ...LinesControlTwo,
  parameters: {
    values: { tags: 'This course is about robots and about what they sense. | It needs no computer at home.' },
  },
};
export const MarkdownControlSet: Story = {
  render: () => <MarkdownControl path="text" label="Text" />,
  parameters: { values: { text: '## What you need\n\n- paper\n- a **window**' } },
};
export const MarkdownControlPictureOfText: Story = {
  ...MarkdownControlSet,
  parameters: { values: { text: '![The list of what you need](/media/courses/bridge-builders.svg)' } },
};
export const MediaControlPicture: Story = {
  render: () => <MediaControl path="image" label="Picture" type="image" pictureSide={1200} isCropped />,
  parameters: { values: { image: '/media/courses/bridge-builders.svg' } },
};
export const MediaControlLongTexts: Story = {
  render: () => <MediaControl path="image" label={wordy} type="image" hint={wordy} />,
  parameters: { values: { image: `courses/${unbroken}.webp` } },
};
export const TimesControlSet: Story = {
  render: () => <TimesControl path="schedule" label="Lessons" />,
  parameters: { values: { schedule: 'Tuesdays and Thursdays, 5 to 6:30 pm' } },
};
export const TimesControlWords: Story = {
  ...TimesControlSet,
  parameters: { values: { schedule: 'in the evening, mostly' } },
};
