import { type ReactNode, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValue } from '../../domain/office/content-contract.ts';
import type { FormList } from '../../domain/office/form-parts.ts';
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
import { isGroup, splitParts } from './form-values.ts';
import { useListItems } from './use-list-items.ts';

export interface ListPartProps {
  part: FormList;
  path: string;
  /** Renders the fields of the item at a path. */
  children: (itemPath: string) => ReactNode;
}

/** A field with a list of items, each in a disclosure, with buttons to add, remove and move. */
export function ListPart({ part, path, children }: ListPartProps) {
  const { label, one, maxItems } = part;
  const { box, fields, status, nameOf, bringBack, ...list } = useListItems(part, path);
  const { idOf } = useFormState();
  const isUploading = useContext(UploadsContext) > 0;
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
                onClick={() => list.move(index, 'up')}
              />
              <IconButton
                icon={down}
                data-move="down"
                label={`Move ${nameOf(index)} down`}
                disabled={isUploading || index === fields.length - 1}
                onClick={() => list.move(index, 'down')}
              />
              <IconButton
                icon={bin}
                label={`Remove ${nameOf(index)}`}
                disabled={isUploading}
                onClick={() => list.remove(index)}
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
          onClick={list.add}
        >
          <Icon path={plus} />
          <span>{`Add ${withArticle(one)}`}</span>
        </Button>
        {bringBack && (
          <Button size="sm" variant="quiet" disabled={isUploading} onClick={bringBack}>
            {`Bring back the removed ${one}`}
          </Button>
        )}
        <Muted role="status">{status}</Muted>
      </Row>
    </Box>
  );
}

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
