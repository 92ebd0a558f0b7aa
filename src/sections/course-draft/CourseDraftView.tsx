import { type FormEvent, useState } from 'react';
import { styled } from '../../style/styled.ts';
import { widths } from '../../tokens/scale.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea, TextField } from '../../ui/field/TextField.tsx';

/** The draft of a course. Its keys are the field names of a course in the API. */
export interface CourseDraft {
  name: string;
  homepointdescription: string[];
  shortdescription: string;
  longdescription: string;
}

export interface CourseDraftViewProps {
  /** Called with the draft on submit. */
  onCreate: (draft: CourseDraft) => void;
}

/** A form to draft a course. It sends nothing, but passes the draft to `onCreate` and shows it. */
export function CourseDraftView({ onCreate }: CourseDraftViewProps) {
  const [draft, setDraft] = useState<CourseDraft>();
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = readDraft(event.currentTarget);
    onCreate(made);
    setDraft(made);
  };
  return (
    <Column>
      {/* method=dialog submits nothing. Before hydration, GET would put the fields into the URL. */}
      <Form method="dialog" onSubmit={create}>
        <TextField label="Name" name="name" autoComplete="off" />
        <TextArea label="Home point descriptions" name="homepointdescription" hint="One per line" />
        <TextArea label="Short description" name="shortdescription" rows={3} />
        <TextArea label="Long description" name="longdescription" rows={8} />
        <div>
          <Button type="submit">Create Course</Button>
        </div>
      </Form>
      <div role="status">
        {draft && (
          <>
            <Title>Logged on this device</Title>
            <p>Nothing was sent. This is what the browser’s console has now:</p>
            <Logged tabIndex={0}>{JSON.stringify(draft, null, 2)}</Logged>
          </>
        )}
      </div>
    </Column>
  );
}

function readDraft(form: HTMLFormElement): CourseDraft {
  const data = new FormData(form);
  const text = (name: keyof CourseDraft) => String(data.get(name) ?? '').trim();
  return {
    name: text('name'),
    homepointdescription: text('homepointdescription')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    shortdescription: text('shortdescription'),
    longdescription: text('longdescription'),
  };
}

const Column = styled('div')`
  display: grid;
  gap: var(--space-6);
  max-inline-size: ${widths.reading}px;
`;

const Form = styled('form')`
  display: grid;
  gap: var(--space-5);
`;

const Title = styled('h2')`
  margin-block-end: var(--space-2);
  font-size: var(--text-xl);
`;

const Logged = styled('pre')`
  margin: var(--space-3) 0 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--sunken);
  font-size: var(--text-sm);
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
