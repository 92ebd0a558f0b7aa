import { type Ref, useId } from 'react';
import type { PartnerName } from '../../domain/partner-api.ts';
import { isolated } from '../../domain/text.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import type { useDraft } from '../../ui/field/use-draft.ts';

export interface NameFieldProps {
  draft: ReturnType<typeof useDraft>;
  /** The short name for links, made of the typed name; '' if the typed name has no letters. */
  partner: string;
  /** The API's response for the typed name; undefined while it loads. */
  answer: PartnerName | undefined;
  /** Shows an error while the field is empty, after a click on a link that needs a name. */
  isMissing: boolean;
  /** The `<input>`. */
  ref: Ref<HTMLInputElement>;
}

/** The field for the visitor's name. Suggests similar names among the school's partners. */
export function NameField({ draft, partner, answer, isMissing, ref }: NameFieldProps) {
  const list = useId();
  const isEmpty = draft.value.trim() === '';
  return (
    <>
      <TextField
        label="Your name or short name"
        name="partner"
        hint={hintFor(draft.value, partner, answer)}
        value={draft.value}
        maxLength={100}
        autoComplete="off"
        list={list}
        onChange={(event) => draft.onChange(event.currentTarget.value)}
        onBlur={draft.onBlur}
        ref={ref}
        {...(isMissing && isEmpty && { error: 'Please type your name: the link is made of it.' })}
      />
      <datalist id={list}>
        {answer?.similar.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

function hintFor(typed: string, partner: string, answer: PartnerName | undefined): string {
  if (typed.trim() === '') {
    return 'A school, or a first name and a town. Visits from your link are counted under it.';
  }
  if (answer?.partner) {
    const { name, kind } = answer.partner;
    return `This is the page of ${isolated(name)}${kind && ` (${kind})`}. Is that you? If not, add your town.`;
  }
  if (partner === '') return answer ? 'Please write a name with letters.' : 'Making the short name of your link…';
  const similar = answer?.similar.map(({ name }) => isolated(name)).join(', ');
  return `In links you are ${partner}. Visits are counted from the first one.${similar ? ` Or are you ${similar}?` : ''}`;
}
