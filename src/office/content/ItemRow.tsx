import { type DragEvent, memo } from 'react';
import { formatDay } from '../../domain/day.ts';
import type { ItemSummary } from '../../domain/office/content-contract.ts';
import { capitalised, fieldOfPath } from '../../domain/office/form-paths.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { contentVisibility } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Badge } from '../parts/Badge.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { bin, down, grip, more, up } from '../parts/icons.ts';

/** The callbacks of a row. Pass the same object in each render, so that `memo` skips unchanged rows. */
export interface ItemRowEvents {
  move: (item: ItemSummary, to: number, direction: 'up' | 'down') => void;
  remove: (item: ItemSummary) => void;
  openMore: (item: ItemSummary) => void;
  select: (id: string, isSelected: boolean) => void;
  focus: (id: string, index: number) => void;
  dragStart: (id: string) => void;
  dragOver: (event: DragEvent, index: number) => void;
  drop: () => void;
}

export interface ItemRowProps {
  kind: Kind;
  item: ItemSummary;
  /** The position in the whole list, from 0, including rows that are not shown. */
  index: number;
  isLast: boolean;
  canMove: boolean;
  canRemove: boolean;
  hasMore: boolean;
  /** Undefined outside selection mode. */
  isSelected: boolean | undefined;
  on: ItemRowEvents;
}

/** An item of a list with its picture, badges and buttons. */
export const ItemRow = memo(function ItemRow({ kind, item, index, isLast, isSelected, on, ...can }: ItemRowProps) {
  const { id, title, image } = item;
  return (
    <Line
      draggable={can.canMove}
      onFocus={() => on.focus(id, index)}
      onDragStart={() => on.dragStart(id)}
      onDragOver={(event) => on.dragOver(event, index)}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={on.drop}
    >
      {isSelected !== undefined && (
        <Box
          type="checkbox"
          aria-label={`Select ${title || id}`}
          checked={isSelected}
          onChange={({ target }) => on.select(id, target.checked)}
        />
      )}
      {can.canMove && <Grip path={grip} />}
      {image && <Thumbnail src={image} alt="" width={56} height={56} />}
      <Summary kind={kind} item={item} />
      <Buttons>
        {can.canMove && (
          <>
            <IconButton
              icon={up}
              data-move="up"
              label={`Move ${title} up`}
              disabled={index === 0}
              onClick={() => on.move(item, index - 1, 'up')}
            />
            <IconButton
              icon={down}
              data-move="down"
              label={`Move ${title} down`}
              disabled={isLast}
              onClick={() => on.move(item, index + 1, 'down')}
            />
          </>
        )}
        {can.hasMore && <IconButton icon={more} label={`More for ${title || id}`} onClick={() => on.openMore(item)} />}
        {can.canRemove && <IconButton icon={bin} label={`Remove ${title}`} onClick={() => on.remove(item)} />}
      </Buttons>
    </Line>
  );
});

function Summary({ kind, item }: { kind: Kind; item: ItemSummary }) {
  const { id, title, subtitle, isHidden, isUnfinished, change } = item;
  const line = [subtitle, ...factsOf(kind, item)].filter((text) => text !== '').join(' · ');
  return (
    <Text>
      <Link href={`/office/content/${kind}/${encodeURIComponent(id)}`} dir="auto" data-item>
        {kinds[kind].title === 'id' ? capitalised(id) : title || id}
      </Link>
      {isHidden && <Badge>hidden</Badge>}
      {isUnfinished && <Badge tone="bad">unfinished</Badge>}
      {change && <Badge tone="accent">{change}</Badge>}
      {line && <bdi>{line}</bdi>}
    </Text>
  );
}

/** The short values in a row, such as the fee and the next day on which a course starts. */
function factsOf(kind: Kind, { values }: ItemSummary): string[] {
  const { list, parts } = kinds[kind];
  return (list?.facts ?? []).map((key) => {
    const value = values[key] ?? '';
    return value !== '' && fieldOfPath(parts, key)?.type === 'days' ? `starts ${formatDay(value)}` : value;
  });
}

const Box = styled('input')`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 10px;
  accent-color: var(--accent);
`;

const Line = styled('li')`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  background: var(--surface);
  /* Skips the layout of rows outside the viewport. */
  --content-visibility: auto;
  ${contentVisibility('64px')}
  @media (max-width: 540px) {
    flex-wrap: wrap;
    ${contentVisibility('112px')}
  }
`;

const Grip = styled(Icon)`
  color: var(--muted);
  cursor: grab;
  @media (hover: none) {
    display: none;
  }
`;

const Thumbnail = styled(Picture)`
  flex: none;
  inline-size: 56px;
  block-size: 56px;
  border-radius: var(--radius-sm);
`;

const Text = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  flex: 1;
  min-inline-size: min(10em, 50%);
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > bdi {
    flex-basis: 100%;
    overflow: hidden;
    color: var(--muted);
    font-size: var(--text-sm);
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Buttons = styled('div')`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;
