import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { AmbassadorFormView } from '../../src/sections/ambassador-form/AmbassadorFormView.tsx';

const meta = {
  title: 'Sections/Ambassador form',
  component: AmbassadorFormView,
  args: { name: 'Sunrise School', kind: 'School', about: 'We meet on Thursdays after the last bell.', problem: '' },
} satisfies Meta<typeof AmbassadorFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = { args: { name: '', kind: '', about: '' } };
export const NoLetters: Story = { args: { name: '…', problem: 'name' } };
export const NameTaken: Story = {
  args: { problem: 'taken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Your name/ })).toHaveAccessibleDescription(/Add your town/);
  },
};
export const NameListed: Story = { args: { name: 'Mehwish Gul', problem: 'listed' } };
export const WrongEmail: Story = { args: { problem: 'email' } };
export const WrongPicture: Story = {
  args: { problem: 'heic' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/^A picture/);
    await expect(field).toHaveAccessibleDescription(/HEIC/);
    const canvasOfPhoto = new OffscreenCanvas(1_600, 1_200);
    canvasOfPhoto.getContext('2d')?.fillRect(0, 0, 900, 900);
    const photo = new File([await canvasOfPhoto.convertToBlob()], 'photo.png', { type: 'image/png' });
    // Not userEvent.upload, which makes `files` read-only: the form replaces the picture with a smaller one.
    const chosen = new DataTransfer();
    chosen.items.add(photo);
    field.files = chosen.files;
    await fireEvent.change(field);
    await expect(await canvas.findByText('The picture is ready to send.')).toBeVisible();
    const [sent] = field.files ?? [];
    await expect(sent?.size).toBeLessThan(photo.size);
  },
};
export const PictureTooLarge: Story = { args: { problem: 'large' } };
export const NoPicture: Story = { args: { problem: 'type' } };
export const BrokenPicture: Story = { args: { problem: 'broken' } };
export const TooMany: Story = { args: { problem: 'later' } };
export const OtherAction: Story = { args: { action: '/elsewhere' } };
export const LongNames: Story = { args: { name: 'Unbreakable'.repeat(9), about: 'Short words go on. '.repeat(15) } };
export const RightToLeft: Story = {
  args: { name: 'گرین ویلی', about: 'ہم پتنگ بناتے ہیں۔' },
  globals: { direction: 'rtl' },
};
