import { type ReactNode, useCallback, useContext, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { OfficeFailure } from '../../data/office.ts';
import type { FormValues } from '../../domain/office/content-contract.ts';
import { labelOfPath } from '../../domain/office/form-paths.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { styled } from '../../style/styled.ts';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { Panel } from '../parts/layout.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { FormContext, type FormState, OpenPathsContext, UploadsContext, useFormState } from './FormContext.tsx';
import { useFieldInAddress } from './field-address.ts';
import { completeValues, pathsOf, splitParts } from './form-values.ts';
import { Parts, type PartsProps } from './Parts.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useSaveKey } from './save-key.ts';
import { TypedNotice } from './TypedNotice.tsx';
import { useTypedText } from './typed-text.ts';
import { type SaveValues, useSave } from './use-save.ts';

export interface ItemFormProps {
  kind: Kind;
  values: FormValues;
  choices: FormState['choices'];
  /** Saves the values. Returns the stored values; undefined if it navigates to another page. */
  onSave: SaveValues;
  /** Saves after a 409: overwrites the changes of another person. */
  onSaveAnyway: SaveValues;
  /** Saves after a 422: stores the invalid item as incomplete. */
  onSaveUnfinished: SaveValues;
  /** After a 409: resets the form to the newest values. */
  onLoadNewest: () => Promise<void>;
  /** The key for unsaved input in this browser, from `typedKey`; undefined keeps none. */
  keptAs?: string | undefined;
  /** Shown beside the button after a save. */
  next?: ReactNode;
}

/** The form of an item, generated from its fields. Ctrl+S saves. */
export function ItemForm({ kind, values, choices, keptAs, next, ...on }: ItemFormProps) {
  const { parts, one, hasPage = false } = kinds[kind];
  const first = useMemo(() => completeValues(parts, values), [parts, values]);
  const form = useForm<FieldValues>({ defaultValues: first });
  const { isDirty } = form.formState;
  const typedText = useTypedText(keptAs, first);
  const { uploads, uploadsNow, trackUpload } = useUploadCount();
  const isUnsaved = isDirty || uploads > 0;
  const release = useUnsaved(isUnsaved, typedText.forget);
  const saving = useSave({ parts, form, typedText, uploadsNow, release });
  const { saveBy, run, busy, attempts, failure, hideFailure, errors, forgetErrors } = saving;
  const { openPaths, setOpen, openAbove } = useOpenPaths();
  const state = useSharedState({ kind, choices, errors, setOpen, forgetErrors, trackUpload });
  const box = useRef<HTMLFormElement | null>(null);
  const save = saveBy(on.onSave);
  useSaveKey(box, () => void save());
  const reveal = (path: string) => {
    // `flushSync` mounts the fields of closed items before the focus moves.
    flushSync(() => openAbove(path));
    document.getElementById(state.idOf(path))?.focus();
  };
  useFieldInAddress(reveal);
  const { main, rare } = useMemo(() => splitParts(parts, hasPage), [parts, hasPage]);
  return (
    <FormProvider {...form}>
      <FormContext value={state}>
        <OpenPathsContext value={openPaths}>
          <UploadsContext value={uploads}>
            <TypedNotice
              typed={typedText}
              onTake={(typed) => form.reset(completeValues(parts, typed), { keepDefaultValues: true })}
            />
            <Form
              ref={box}
              noValidate
              aria-label={`Edit the ${one}`}
              onInput={() => typedText.keep(() => form.getValues())}
              onSubmit={(event) => void save(event)}
            >
              {failure && <Problems key={attempts} failure={failure} onFollow={reveal} />}
              <Panel as="div">
                <Parts parts={main} />
              </Panel>
              {rare.length > 0 && <RareFields parts={rare} />}
              <SaveBar
                busy={busy}
                isUnsaved={isUnsaved}
                failure={failure}
                next={next}
                isSaved={attempts > 0 && !failure && !busy}
                onHide={hideFailure}
                onSaveAnyway={() => void saveBy(on.onSaveAnyway)()}
                onSaveUnfinished={() => void saveBy(on.onSaveUnfinished)()}
                onLoadNewest={() => void run(on.onLoadNewest)}
              />
            </Form>
          </UploadsContext>
        </OpenPathsContext>
      </FormContext>
    </FormProvider>
  );
}

/** Counts uploads in progress. `uploadsNow` is a ref, for a save that began before the last render. */
function useUploadCount() {
  const [uploads, setUploads] = useState(0);
  const uploadsNow = useRef(0);
  const trackUpload = useCallback((change: 1 | -1) => {
    uploadsNow.current += change;
    setUploads(uploadsNow.current);
  }, []);
  return { uploads, uploadsNow, trackUpload };
}

/** The memoized value of FormContext. */
function useSharedState(shared: Omit<FormState, 'idOf'>): FormState {
  const { kind, choices, errors, setOpen, forgetErrors, trackUpload } = shared;
  const prefix = useId();
  return useMemo(
    () => ({ kind, choices, errors, setOpen, forgetErrors, trackUpload, idOf: (path) => `${prefix}-${path}` }),
    [kind, choices, errors, setOpen, forgetErrors, trackUpload, prefix],
  );
}

function useOpenPaths() {
  const [openPaths, setOpenPaths] = useState<ReadonlySet<string>>(new Set());
  const setOpen = useCallback(
    (path: string, isOpen: boolean) => setOpenPaths((open) => toggled(open, path, isOpen)),
    [],
  );
  const openAbove = (path: string) => setOpenPaths((open) => new Set([...open, ...pathsAbove(path)]));
  return { openPaths, setOpen, openAbove };
}

interface ProblemsProps {
  failure: OfficeFailure;
  /** Called with the path of a field. */
  onFollow: (path: string) => void;
}

function Problems({ failure, onFollow }: ProblemsProps) {
  const { kind, idOf } = useFormState();
  const { getValues } = useFormContext();
  return (
    <ErrorSummary
      message={failure.errors[''] ?? failure.message}
      problems={problemsOf(failure, kind, getValues()).map((problem) => ({ ...problem, id: idOf(problem.path) }))}
      onFollow={({ path }) => onFollow(path)}
    />
  );
}

/** The disclosure of the rarely used fields. */
function RareFields({ parts }: PartsProps) {
  const { setOpen } = useFormState();
  const isOpen = useContext(OpenPathsContext).has('@rare');
  return (
    <Rare open={isOpen} onToggle={({ currentTarget }) => setOpen('@rare', currentTarget.open)}>
      <summary>Address on the site</summary>
      <Parts parts={parts} />
    </Rare>
  );
}

const toggled = (paths: ReadonlySet<string>, path: string, isOpen: boolean): ReadonlySet<string> =>
  paths.has(path) === isOpen
    ? paths
    : isOpen
      ? new Set([...paths, path])
      : new Set([...paths].filter((one) => one !== path));

/**
 * The disclosures around a field: `modules.0` and `modules.0.lessons.1` for `modules.0.lessons.1.name`. Always includes
 * `@rare`, the disclosure of rare fields.
 */
function pathsAbove(path: string): string[] {
  const keys = path.split('.');
  const items = keys.flatMap((key, index) => (/^\d+$/.test(key) ? [keys.slice(0, index + 1).join('.')] : []));
  return [...items, '@rare'];
}

/** The error messages in the order of the form. */
function problemsOf({ errors }: OfficeFailure, kind: Kind, values: FormValues) {
  const { parts } = kinds[kind];
  const order = new Map(pathsOf(parts, values).map((path, index) => [path, index]));
  return Object.entries(errors)
    .filter(([path]) => path !== '')
    .sort(([one], [other]) => (order.get(one) ?? Infinity) - (order.get(other) ?? Infinity))
    .map(([path, message]) => ({ path, label: labelOfPath(parts, path), message }));
}

const Form = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  /* Hints and errors follow the control, so the controls of a row align with and without a hint. */
  & [id$='-hint'] {
    order: 1;
  }
  & [id$='-error'] {
    order: 2;
  }
  /* Only a minimum, because textareas grow with their text. */
  & textarea:not([data-long]) {
    min-block-size: 5.5em;
  }
  /* With large text, a date input would be wider than a phone. */
  & input[type='date'] {
    contain: inline-size;
  }
`;

const Rare = styled('details')`
  padding: 0 var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  & > summary {
    min-block-size: 52px;
    padding-block: var(--space-3);
    font-weight: 600;
  }
  &[open] {
    padding-block-end: var(--space-4);
  }
`;
