import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { SavedAnswer } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextArea, TextField } from '../../ui/field/TextField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { FormEnd } from '../parts/FormEnd.tsx';
import { Muted, Panel, Row, Stack } from '../parts/layout.ts';

export interface SavedAnswersProps {
  /** The text of the chosen answer, or ''. */
  text: string;
  onText: (text: string) => void;
  /** Another button in the same row. */
  children?: ReactNode;
}

/** Selects a saved answer as the start of a mail or chat, and edits the saved answers. */
export function SavedAnswers({ text, onText, children }: SavedAnswersProps) {
  const [isOpen, setOpen] = useState(false);
  const answers = useOfficeQuery('desk/answers', {}).data?.answers;
  const id = useId();
  if (!answers) return null;
  return (
    <Panel aria-label="Saved answers">
      {answers.length > 0 && (
        <SelectField
          label="Begin the answer with"
          value={answers.findIndex((answer) => answer.text === text)}
          onChange={({ target }) => onText(answers[Number(target.value)]?.text ?? '')}
        >
          <option value={-1}>Nothing</option>
          {answers.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {text !== '' && <Text dir="auto">{text}</Text>}
      <Row>
        {children}
        <Button size="sm" variant="outlined" onClick={() => setOpen(true)}>
          {answers.length > 0 ? 'Saved answers…' : 'Save a text for answers…'}
        </Button>
      </Row>
      <Dialog open={isOpen} onClose={() => setOpen(false)} labelledBy={id}>
        <DialogTitle id={id}>Saved answers</DialogTitle>
        <Editor answers={answers} onClose={() => setOpen(false)} />
      </Dialog>
    </Panel>
  );
}

/** An answer in the editor. `number` is its stable React key. */
interface Edited extends SavedAnswer {
  number: number;
}

function Editor({ answers, onClose }: { answers: readonly SavedAnswer[]; onClose: () => void }) {
  const { call } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [edited, setEdited] = useState(() => [...answers, { title: '', text: '' }].map(numbered));
  const change = (number: number, part: Partial<SavedAnswer>) =>
    setEdited((all) => all.map((one) => (one.number === number ? { ...one, ...part } : one)));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const filled = edited.filter(({ title, text }) => (title + text).trim() !== '');
    const output = filled.map(({ title, text }) => ({ title, text }));
    if (await run(() => call('desk/save-answers', { answers: output }), 'Saved answers changed.')) onClose();
  };
  return (
    <Stack as="form" $gap="5" onSubmit={save}>
      <Muted>
        Texts that everybody at the desk can begin an answer with. You can still change it before you send it.
      </Muted>
      {edited.map(({ number, title, text }) => (
        <Stack key={number} $gap="3">
          <TextField
            label="Title"
            required={text.trim() !== ''}
            maxLength={80}
            value={title}
            onChange={({ target }) => change(number, { title: target.value })}
          />
          <TextArea
            label="Text"
            required={title.trim() !== ''}
            maxLength={2_000}
            value={text}
            onChange={({ target }) => change(number, { text: target.value })}
          />
          {title !== '' && (
            <Row>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => setEdited((all) => all.filter((one) => one.number !== number))}
              >
                {`Remove “${title}”`}
              </Button>
            </Row>
          )}
        </Stack>
      ))}
      <FormEnd failure={failure}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button
          variant="outlined"
          onClick={() => setEdited((all) => [...all, numbered({ title: '', text: '' }, (all.at(-1)?.number ?? 0) + 1)])}
        >
          Add one
        </Button>
      </FormEnd>
    </Stack>
  );
}

const numbered = (answer: SavedAnswer, number: number): Edited => ({ ...answer, number });

const Text = styled('p')`
  padding: var(--space-3);
  border-inline-start: 3px solid var(--accent);
  background: var(--sunken);
  line-height: 1.6;
  white-space: pre-wrap;
`;
