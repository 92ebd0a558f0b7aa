import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Choices, type PreviewPage, previewPages } from '../../domain/embed/choices.ts';
import { widgets } from '../../domain/embed/widgets.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Group, Legend, PillOption, Pills } from './parts.style.ts';

const labels: Record<PreviewPage, string> = {
  light: 'Light page',
  dark: 'Dark page',
  narrow: 'Narrow column',
  bootstrap: 'Bootstrap',
  wordpress: 'WordPress',
  rtl: 'Right to left',
};

export interface PreviewProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** The URL of the sample host page with the widget. */
  address: string;
  /** Called with the heights of the widget when it shows its data. */
  onMeasure: (heights: Measured) => void;
}

/** The heights of a widget, in CSS pixels. */
export interface Measured {
  /** In the preview. */
  heightPx: number;
  /** On a phone or on a wide page, whichever is larger. */
  largestPx: number;
}

/** The widget on a sample host page, with its measured height and script size. */
export function Preview({ choices, onChange, address, onMeasure }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [measured, setMeasured] = useState({ address: '', text: '' });
  const hear = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (!frame.current || source !== frame.current.contentWindow || !isMeasure(data)) return;
    // Before the data is visible, the height is that of the fallback link or of the reserved space.
    if (data.state === 'ready') onMeasure({ heightPx: data.height, largestPx: data.largest });
    setMeasured({ address, text: textOf(data) });
  });

  useEffect(() => {
    addEventListener('message', hear);
    // The frame may have sent its measurement before this effect ran, so ask again.
    frame.current?.contentWindow?.postMessage('measure', location.origin);
    return () => removeEventListener('message', hear);
  }, []);

  return (
    <Group>
      <Legend>Preview</Legend>
      <Pills>
        {previewPages.map((page) => (
          <PillOption key={page}>
            <input
              type="radio"
              name="page"
              value={page}
              checked={choices.page === page}
              onChange={() => onChange({ ...choices, page })}
            />
            {labels[page]}
          </PillOption>
        ))}
      </Pills>
      {/* A new frame per URL, because navigating a frame adds a history entry. */}
      <Frame
        key={address}
        ref={frame}
        src={address}
        title={`Preview: ${widgets[choices.widget].title}`}
        width="600"
        height="640"
      />
      <Foot>
        <span role="status">{measured.address === address && measured.text}</span>{' '}
        <Link href={address} target="_blank">
          Open it in a new tab
        </Link>
      </Foot>
    </Group>
  );
}

function textOf({ state, height, bytes, files }: Measure): string {
  if (state === 'loading') return 'Loading…';
  if (state === 'failed') return 'It could not load its data, and shows your visitors the link.';
  const size = `${(bytes / 1000).toFixed(1)} KB, compressed, in ${files} ${files === 1 ? 'file' : 'files'}`;
  return `${height} px high here. Its scripts weigh ${size}.`;
}

interface Measure {
  /** 'loading' until the preview is visible and the widget has loaded. */
  state: 'loading' | 'ready' | 'failed';
  height: number;
  largest: number;
  bytes: number;
  files: number;
}

const isMeasure = (data: unknown): data is Measure =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'steam-preview';

const Frame = styled('iframe')`
  display: block;
  inline-size: 100%;
  block-size: min(640px, 70vh);
  /* On a narrow screen, low and above the other controls, so the snippet is in the same viewport. */
  ${below(768)} {
    order: -1;
    block-size: 136px;
  }
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  background: #fff;
`;

const Foot = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  justify-content: space-between;
  color: var(--muted);
  font-size: var(--text-sm);
  & > a {
    display: inline-block;
    padding-block: 4px;
    color: var(--accent);
  }
`;
