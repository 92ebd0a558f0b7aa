import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { OfficeFailure } from '../../../src/data/office.ts';
import { FocusDialog } from '../../../src/office/parts/FocusDialog.tsx';
import { ToastProvider } from '../../../src/ui/toast/toasts.ts';

const meta = {
  title: 'Office/Parts/Focus dialog',
  component: FocusDialog,
  // In a frame, because open modals would cover the docs page.
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '700px' } } },
  args: {
    open: true,
    onClose: fn(),
    src: '/media/courses/bridge-builders.svg',
    onChoose: fn((): Promise<unknown> => Promise.resolve()),
  },
  decorators: [
    (Part) => (
      <ToastProvider>
        <Part />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof FocusDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Marked: Story = { args: { point: { x: 80, y: 25 } } };

export const FollowsThePointer: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const picture = canvasElement.ownerDocument.querySelector<HTMLElement>('dialog img');
    await waitFor(() => expect(picture?.getBoundingClientRect().height).toBeGreaterThan(50));
    const box = picture?.getBoundingClientRect() ?? new DOMRect();
    const at = { clientX: box.left + box.width * 0.25, clientY: box.top + box.height * 0.6 };
    await fireEvent(picture ?? document, new PointerEvent('pointermove', { ...at, bubbles: true, buttons: 1 }));
    const slider = (name: string) => canvas.getByRole('slider', { name });
    await waitFor(() => expect(slider('From the left')).toHaveAttribute('aria-valuetext', '25 percent'));
    await expect(slider('From the top')).toHaveAttribute('aria-valuetext', '60 percent');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this point' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onChoose).toHaveBeenCalledWith({ x: 25, y: 60 });
  },
};

export const FollowsTheSlider: Story = {
  args: { point: { x: 50, y: 50 } },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'From the top' });
    slider.focus();
    // Sets the value directly, because a test cannot trigger the browser's own arrow keys.
    fireEvent.change(slider, { target: { value: '51' } });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith({ x: 50, y: 51 }));
  },
};

export const StaysOpenAfterAFailure: Story = {
  args: { onChoose: fn(() => Promise.reject(new OfficeFailure('The database does not answer.', 503))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this point' }));
    await waitFor(() => expect(canvas.getByText('The database does not answer.')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
