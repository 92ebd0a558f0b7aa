import { styled } from '../../style/styled.ts';
import { Muted } from '../parts/layout.ts';
import type { FileDrop } from '../parts/use-file-drop.ts';
import type { Upload } from './use-upload.ts';

export interface ChooseFileProps {
  /** The input props from `useFileDrop`. */
  input: FileDrop['input'];
  /** The `accept` attribute of the input; undefined accepts every file. */
  accept: string | undefined;
  /** The accessible name. It must contain `children` (WCAG 2.5.3). */
  label: string;
  isDisabled?: boolean;
  children: string;
}

/** A file input that looks like a button. */
export const ChooseFile = ({ input, accept, label, isDisabled, children }: ChooseFileProps) => (
  <Choose>
    <input {...input} accept={accept} disabled={isDisabled} aria-label={label} />
    <span aria-hidden="true">{children}</span>
  </Choose>
);

/** The progress bar and the result of an upload. */
export const UploadProgress = ({ progress, status, isFailed }: Upload) => (
  <>
    {progress !== undefined && <Bar aria-label="Upload" max={1} value={progress} />}
    <Status role="status" $isFailed={isFailed}>
      {progress === undefined ? status : 'Uploading…'}
    </Status>
  </>
);

/** The transparent file input covers a label that looks like a button. */
const Choose = styled('span')`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 1em;
  white-space: nowrap;
  /* Phones with large text. */
  @media (max-width: 18em) {
    white-space: normal;
  }
  border: 2px solid var(--accent);
  border-radius: 1.75em;
  color: var(--accent);
  font: 600 var(--text-sm)/1.25 var(--font-display);
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:disabled) {
    opacity: 0.5;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
  }
`;

const Bar = styled('progress')`
  inline-size: 100%;
  accent-color: var(--accent);
`;

const Status = styled(Muted)<{ $isFailed: boolean }>`
  ${({ $isFailed }) => $isFailed && 'color: var(--danger); font-weight: 600;'}
`;
