import type { FormField, FormPart } from '../../domain/office/form-parts.ts';
import { styled } from '../../style/styled.ts';
import { FieldControl, isLongText } from './FieldControl.tsx';
import { pathOf, splitParts } from './form-values.ts';
import { ListPart } from './ListPart.tsx';

export interface PartsProps {
  parts: readonly FormPart[];
  /** The path of the group or item. @default '' */
  prefix?: string;
}

/** Renders the fields, lists and groups of a form. Short fields share a row if there is room. */
export function Parts({ parts, prefix = '' }: PartsProps) {
  return (
    <Column>
      {parts.map((part) => {
        const path = pathOf(prefix, part.key);
        if (part.type === 'field') {
          return (
            <div key={part.key} data-wide={isShort(part) ? undefined : true}>
              <FieldControl part={part} path={path} />
            </div>
          );
        }
        if (part.type === 'list') {
          return (
            <ListPart key={part.key} part={part} path={path}>
              {(itemPath) => <Parts parts={splitParts(part.parts, false).main} prefix={itemPath} />}
            </ListPart>
          );
        }
        return (
          <Group key={part.label}>
            <legend>{part.label}</legend>
            <Parts parts={part.parts} prefix={path} />
          </Group>
        );
      })}
    </Column>
  );
}

const wideTypes = new Set([
  'image',
  'sharing',
  'video',
  'captions',
  'link',
  'attachments',
  'colour',
  'flag',
  'enrol',
  'days',
  'fee',
  'times',
]);

const isShort = ({ field, isMarkdown, choicesOf }: FormField) =>
  !isMarkdown && !wideTypes.has(field.type) && !isLongText(field) && !(choicesOf && field.type === 'list');

const Column = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20em), 1fr));
  gap: var(--space-5);
  & > :not(div),
  & > [role='group'],
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

const Group = styled('fieldset')`
  padding: var(--space-4) 0 0;
  border-block-start: 1px solid var(--line);
  & > legend {
    padding: 0 var(--space-3) 0 0;
    font: 600 var(--text-lg)/1.2 var(--font-display);
  }
  & & > legend {
    font-size: var(--text-md);
  }
`;
