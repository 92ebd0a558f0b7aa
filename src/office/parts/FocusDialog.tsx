import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import type { FocusPoint } from '../../domain/focus.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { useAction } from '../api/use-action.ts';
import { FormEnd } from './FormEnd.tsx';
import { Muted, Stack } from './layout.ts';

export interface FocusDialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the dialog closes, also after a success. */
  onClose: () => void;
  /** The address of the picture. */
  src: string;
  /** The current focus point. @default the middle */
  point?: FocusPoint | undefined;
  /** Stores the focus point; undefined for the middle. The dialog closes after a success. */
  onChoose: (point: FocusPoint | undefined) => Promise<unknown>;
}

/** A dialog to choose the focus point of a picture, which crops keep visible, by pointer, touch or keyboard. */
export function FocusDialog({ open, onClose, ...rest }: FocusDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} wide>
      <DialogTitle id={id}>Focus point</DialogTitle>
      <Chooser {...rest} onClose={onClose} />
    </Dialog>
  );
}

const crops = ['circle', 'card', 'banner'] as const;

function Chooser({ src, point, onChoose, onClose }: Omit<FocusDialogProps, 'open'>) {
  const { busy, failure, run } = useAction(true);
  const [{ x, y }, setPoint] = useState(point ?? { x: 50, y: 50 });
  const choose = async (chosen: FocusPoint | undefined) => {
    if (await run(() => onChoose(chosen))) onClose();
  };
  /** Enter chooses the point instead of submitting a form around the dialog. */
  const chooseOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void choose({ x, y });
  };
  return (
    <Stack $gap="4">
      <Muted>Press on what must stay visible, such as a face. The site crops the picture around this point.</Muted>
      <Stage
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setPoint(pointOf(event));
        }}
        onPointerMove={(event) => event.buttons > 0 && setPoint(pointOf(event))}
      >
        <img src={src} alt="" draggable={false} />
        <Mark style={{ left: `${x}%`, top: `${y}%` }} />
      </Stage>
      <Sliders onKeyDown={chooseOnEnter}>
        <Slider label="From the left" value={x} onChange={(left) => setPoint({ x: left, y })} />
        <Slider label="From the top" value={y} onChange={(top) => setPoint({ x, y: top })} />
      </Sliders>
      <Crops aria-hidden="true">
        {crops.map((crop) => (
          <img key={crop} data-crop={crop} src={src} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
        ))}
      </Crops>
      <FormEnd failure={failure}>
        <Button busy={busy} onClick={() => void choose({ x, y })}>
          Use this point
        </Button>
        {point && (
          <Button variant="outlined" busy={busy} onClick={() => void choose(undefined)}>
            Back to the middle
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </Stack>
  );
}

/** The position of the pointer in the picture, clamped, because a drag may leave it. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent): FocusPoint {
  const box = currentTarget.getBoundingClientRect();
  const share = (at: number, start: number, length: number) =>
    Math.round(Math.min(1, Math.max(0, (at - start) / length)) * 100);
  return { x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) };
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

const Slider = ({ label, value, onChange }: SliderProps) => (
  <label>
    <span>{label}</span>
    <input
      type="range"
      dir="ltr"
      min={0}
      max={100}
      value={value}
      aria-valuetext={`${value} percent`}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </label>
);

const Stage = styled('div')`
  position: relative;
  justify-self: center;
  max-inline-size: 100%;
  border-radius: var(--radius-sm);
  overflow: clip;
  cursor: crosshair;
  touch-action: none;
  & > img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 45vh;
    user-select: none;
  }
`;

/** A ring that is visible on light and dark pictures. */
const Mark = styled('span')`
  position: absolute;
  inline-size: 36px;
  block-size: 36px;
  translate: -50% -50%;
  border: 3px solid #fff;
  border-radius: 50%;
  outline: 3px solid #000;
  pointer-events: none;
`;

const Sliders = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
  gap: var(--space-2) var(--space-5);
  & > label {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    align-items: center;
    font-weight: 600;
  }
  & input {
    min-inline-size: 0;
    min-block-size: 44px;
    accent-color: var(--accent);
  }
`;

/** Previews of the aspect ratios that the site crops to. */
const Crops = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  & > img {
    block-size: 88px;
    object-fit: cover;
    border-radius: var(--radius-sm);
  }
  & > [data-crop='circle'] {
    inline-size: 88px;
    border-radius: 50%;
  }
  & > [data-crop='card'] {
    inline-size: 140px;
  }
  & > [data-crop='banner'] {
    inline-size: min(264px, 100%);
  }
`;
