import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { FormValue } from '../../domain/office/content-contract.ts';
import type { FormList } from '../../domain/office/form-parts.ts';
import { capitalised } from '../../domain/office/form-paths.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chevron } from '../../ui/icon/paths.ts';
import { Badge } from '../parts/Badge.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { bin, down, plus, up } from '../parts/icons.ts';
import { Muted, Row } from '../parts/layout.ts';
import { withArticle } from '../parts/text.ts';
import { OpenPathsContext, UploadsContext, useFormState } from './FormContext.tsx';
import { completeValues, isGroup, splitParts } from './form-values.ts';

export interface ListPartProps {
  part: FormList;
  path: string;
  /** Renders the fields of the item at a path. */
  children: (itemPath: string) => ReactNode;
}

/** A field with a list of items, each in a disclosure, with buttons to add, remove and move. */
export function ListPart({ part, path, children }: ListPartProps) {
  const { label, one, maxItems, parts } = part;
  const { fields, append, insert, remove, move } = useFieldArray({ name: path, keyName: '_key' });
  const { getValues } = useFormContext();
  const { idOf, setOpen, forgetErrors } = useFormState();
  const isUploading = useContext(UploadsContext) > 0;
  const [removed, setRemoved] = useState<{ index: number; value: FormValue }>();
  const [status, setStatus] = useState('');
  const box = useRef<HTMLDivElement | null>(null);
  const focusNext = useRef('');
  // After the render: a moved button is another element, and an added item did not exist before.
  useEffect(() => {
    if (focusNext.current === '') return;
    box.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = '';
  });
  const nameOf = (index: number) => `${capitalised(one)} ${index + 1}`;
  const add = () => {
    append(completeValues(parts, {}), { shouldFocus: false });
    setOpen(`${path}.${fields.length}`, true);
    setRemoved(undefined);
    focusNext.current = toggleOf(fields.length);
  };
  const moveTo = (from: number, to: number, direction: 'up' | 'down') => {
    move(from, to);
    forgetErrors(path);
    setOpen(`${path}.${from}`, false);
    setOpen(`${path}.${to}`, false);
    setStatus(`Moved to position ${to + 1} of ${fields.length}.`);
    focusNext.current = `:scope > ol > li:nth-child(${to + 1}) > div [data-move="${direction}"]`;
  };
  /** Closes the items from an index on, whose paths change, and removes the error messages of the list. */
  const forgetFrom = (index: number) => {
    forgetErrors(path);
    for (let open = index; open <= fields.length; open += 1) setOpen(`${path}.${open}`, false);
  };
  const take = (index: number) => {
    setRemoved({ index, value: getValues(`${path}.${index}`) });
    remove(index);
    forgetFrom(index);
    setStatus(`${nameOf(index)} removed.`);
    if (fields.length === 1) box.current?.focus();
    else focusNext.current = toggleOf(Math.min(index, fields.length - 2));
  };
  const bringBack = ({ index, value }: { index: number; value: FormValue }) => {
    insert(index, value, { shouldFocus: false });
    forgetFrom(index);
    setRemoved(undefined);
    setStatus(`${nameOf(index)} is back.`);
    focusNext.current = toggleOf(index);
  };
  return (
    <Box ref={box} id={idOf(path)} tabIndex={-1} role="group" aria-label={label}>
      <Heading>{label}</Heading>
      {fields.length > 0 && (
        <Items>
          {fields.map(({ _key }, index) => (
            <Item key={_key} part={part} path={`${path}.${index}`} name={nameOf(index)} fields={children}>
              <IconButton
                icon={up}
                data-move="up"
                label={`Move ${nameOf(index)} up`}
                disabled={isUploading || index === 0}
                onClick={() => moveTo(index, index - 1, 'up')}
              />
              <IconButton
                icon={down}
                data-move="down"
                label={`Move ${nameOf(index)} down`}
                disabled={isUploading || index === fields.length - 1}
                onClick={() => moveTo(index, index + 1, 'down')}
              />
              <IconButton
                icon={bin}
                label={`Remove ${nameOf(index)}`}
                disabled={isUploading}
                onClick={() => take(index)}
              />
            </Item>
          ))}
        </Items>
      )}
      <Row>
        <Button
          size="sm"
          variant="outlined"
          disabled={maxItems !== undefined && fields.length >= maxItems}
          onClick={add}
        >
          <Icon path={plus} />
          <span>{`Add ${withArticle(one)}`}</span>
        </Button>
        {removed && (
          <Button size="sm" variant="quiet" disabled={isUploading} onClick={() => bringBack(removed)}>
            {`Bring back the removed ${one}`}
          </Button>
        )}
        <Muted role="status">{status}</Muted>
      </Row>
    </Box>
  );
}

/** The selector of the button that opens or closes an item. */
const toggleOf = (index: number) => `:scope > ol > li:nth-child(${index + 1}) > div > [aria-expanded]`;

interface ItemProps {
  part: FormList;
  path: string;
  name: string;
  fields: ListPartProps['children'];
  /** The buttons in the header of the item. */
  children: ReactNode;
}

function Item({ part, path, name, fields, children }: ItemProps) {
  const { setOpen, errors, idOf } = useFormState();
  const openPaths = useContext(OpenPathsContext);
  const value: unknown = useWatch({ name: path });
  const isOpen = openPaths.has(path);
  const isWrong = Object.keys(errors).some((key) => key === path || key.startsWith(`${path}.`));
  const contentId = `${idOf(path)}-fields`;
  return (
    <li data-open={isOpen || undefined}>
      <div>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setOpen(path, !isOpen)}
        >
          <Icon path={chevron} />
          <span>
            <strong>{name}</strong> <bdi>{titleOf(part, value)}</bdi>
          </span>
          {isWrong && <Badge tone="bad">to correct</Badge>}
        </Toggle>
        <Buttons>{children}</Buttons>
      </div>
      {/* Mount fields only while open, because a course may have a hundred lectures. The form keeps their values. */}
      {isOpen && <Fields id={contentId}>{fields(path)}</Fields>}
    </li>
  );
}

/** The value of an item's first field, as its title in the list. */
function titleOf({ parts }: FormList, value: unknown): string {
  if (typeof value !== 'object' || value === null || !isGroup(value as FormValue)) return '';
  const values = value as Record<string, unknown>;
  const key = splitParts(parts, false).main.find((part) => part.type === 'field')?.key;
  const title = key === undefined ? undefined : values[key];
  return typeof title === 'string' ? title : '';
}

const Box = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Heading = styled('p')`
  font: 600 var(--text-md)/1.2 var(--font-display);
`;

const Items = styled('ol')`
  display: grid;
  gap: var(--space-2);
  & > li {
    border: 1px solid var(--line);
    border-radius: var(--radius-md);
    background: var(--surface);
  }
  & > li[data-open] {
    border-color: var(--edge);
  }
  & > li > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    padding: 4px;
  }
`;

const Toggle = styled('button')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  flex: 1 1 10.5em;
  min-inline-size: 0;
  min-block-size: 44px;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  line-height: 1.4;
  text-align: start;
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > span > bdi {
    color: var(--muted);
  }
  & > svg {
    rotate: -90deg;
    color: var(--accent);
  }
  &:dir(rtl) > svg {
    rotate: 90deg;
  }
  &[aria-expanded='true'] > svg {
    rotate: 0deg;
  }
`;

const Buttons = styled('span')`
  display: flex;
  flex: none;
`;

const Fields = styled('div')`
  padding: var(--space-3) clamp(12px, 2vw, 20px) var(--space-5);
  border-block-start: 1px solid var(--line);
`;
