import { useEffect, useRef, useState } from 'react';
import type { ImportedItem, ImportUndo } from '../../domain/office/content-contract.ts';
import { hasPictures, type Kind, kinds } from '../../domain/office/kinds.ts';
import { countOf } from '../../domain/table-import/read-rows.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { FormEnd } from '../parts/FormEnd.tsx';
import { Muted, Panel } from '../parts/layout.ts';

export interface ImportResult {
  kind: Kind;
  items: readonly ImportedItem[];
  /** The number of removed items. */
  removed: number;
  undo: ImportUndo | undefined;
}

/** The result of an import, with a button to undo it. */
export function ImportDone({ kind, items, removed, undo }: ImportResult) {
  const { call } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [isUndone, setUndone] = useState(false);
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const takeBack = () =>
    run(async () => {
      if (!undo) return;
      await call('content/undo-import', undo);
      setUndone(true);
      heading.current?.focus();
    });
  return (
    <Panel aria-labelledby="import-done">
      <Heading id="import-done" ref={heading} tabIndex={-1}>
        {isUndone ? 'The import is taken back' : `${countOf(items.length, kind)} in your draft`}
      </Heading>
      <Muted>
        {isUndone
          ? 'Your draft is as it was before.'
          : `${summaryOf(items, removed)} Visitors see it when you publish.`}
      </Muted>
      <FormEnd failure={failure}>
        <ButtonLink size="sm" href={`/office/content/${kind}`}>
          {`Look at them: ${kinds[kind].label}`}
        </ButtonLink>
        {!isUndone && hasPictures(kind) && (
          <ButtonLink size="sm" variant="outlined" href={`/office/pictures/${kind}`}>
            Add their pictures
          </ButtonLink>
        )}
        {!isUndone && undo && (
          <Button size="sm" variant="outlined" busy={busy} onClick={() => void takeBack()}>
            Undo the import
          </Button>
        )}
      </FormEnd>
    </Panel>
  );
}

/** @returns such as `28 new, 2 changed.` */
export function summaryOf(items: readonly ImportedItem[], removed: number): string {
  const count = (state: ImportedItem['state']) => items.filter((item) => item.state === state).length;
  const parts = [
    [count('new'), 'new'],
    [count('changed'), 'changed'],
    [count('same'), 'as before'],
    [removed, 'removed'],
  ] as const;
  const named = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return `${named.join(', ')}.`;
}

const Heading = styled('h2')`
  &:focus {
    outline: none;
  }
`;
