import { useController } from 'react-hook-form';
import { styled } from '../../style/styled.ts';
import { Select } from '../../ui/field/SelectField.tsx';
import { close } from '../../ui/icon/paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { up } from '../parts/icons.ts';
import { Fieldset } from './Fieldset.tsx';
import { type ControlProps, useFormState } from './FormContext.tsx';
import { joinItems, splitItems } from './form-values.ts';

export interface ChoicesControlProps extends ControlProps {
  choices: readonly { id: string; title: string }[];
}

/** Several ids of another thing, in order. */
export function ChoicesControl({ choices, ...props }: ChoicesControlProps) {
  const { field } = useController({ name: props.path });
  const { idOf } = useFormState();
  const chosen = splitItems(String(field.value ?? ''));
  const titleOf = (id: string) => choices.find((choice) => choice.id === id)?.title || id;
  const change = (ids: readonly string[]) => field.onChange(joinItems(ids));
  const raised = (index: number) => {
    const next = [...chosen];
    next.splice(index - 1, 0, ...next.splice(index, 1));
    return next;
  };
  return (
    <Fieldset {...props}>
      {chosen.length > 0 && (
        <Chosen>
          {chosen.map((id, index) => (
            <li key={id}>
              <bdi>{titleOf(id)}</bdi>
              <IconButton
                icon={up}
                label={`Move ${titleOf(id)} up`}
                disabled={index === 0}
                onClick={() => change(raised(index))}
              />
              <IconButton
                icon={close}
                label={`Remove ${titleOf(id)}`}
                onClick={() => change(chosen.filter((other) => other !== id))}
              />
            </li>
          ))}
        </Chosen>
      )}
      <Select
        id={idOf(props.path)}
        ref={field.ref}
        aria-label={`Add to ${props.label}`}
        value=""
        onBlur={field.onBlur}
        onChange={({ target }) => change([...chosen, target.value])}
      >
        <option value="">Add…</option>
        {choices
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title || id}
            </option>
          ))}
      </Select>
    </Fieldset>
  );
}

const Chosen = styled('ol')`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  & > li {
    display: flex;
    align-items: center;
    padding-inline-start: var(--space-3);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
