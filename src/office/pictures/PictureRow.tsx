import { draftUrl, type ItemSummary } from '../../domain/office/content-contract.ts';
import { styled } from '../../style/styled.ts';
import { Select } from '../../ui/field/SelectField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { QueuedUpload } from '../content/use-uploads.ts';
import { picture } from '../parts/icons.ts';
import { Muted } from '../parts/layout.ts';

export interface PictureRowProps {
  upload: QueuedUpload;
  /** The singular noun for an item, such as `course`. */
  one: string;
  items: readonly ItemSummary[];
  /** The id of the item to assign the picture to, or ''. */
  chosen: string;
  /** The ids of items that other pictures are assigned to, so that they are not offered. */
  taken: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

/** An uploaded picture: the progress, then the picture, and the choice of its item. */
export function PictureRow({ upload, one, items, chosen, taken, onChoose }: PictureRowProps) {
  const { file, state, progress, path, message } = upload;
  const free = items.filter(({ id }) => !taken.has(id));
  return (
    <li>
      {state === 'done' ? (
        <Picture src={draftUrl(path)} alt="" width={96} height={72} />
      ) : (
        <Blank>
          <Icon path={picture} size="1.75em" />
        </Blank>
      )}
      <div>
        <bdi>{file.name}</bdi>
        {state === 'sending' && <progress aria-label={`Upload of ${file.name}`} max={1} value={progress} />}
        {state === 'failed' && <Failed>{message}</Failed>}
        <Select
          aria-label={`The ${one} that ${file.name} shows`}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{`Choose a ${one}…`}</option>
          <Options items={free.filter(({ image }) => image === '')} label="Without a picture" />
          <Options items={free.filter(({ image }) => image !== '')} label="Instead of the picture of" />
        </Select>
      </div>
    </li>
  );
}

const Options = ({ items, label }: { items: readonly ItemSummary[]; label: string }) =>
  items.length > 0 && (
    <optgroup label={label}>
      {items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title || id}
        </option>
      ))}
    </optgroup>
  );

export const PictureRows = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22em), 1fr));
  gap: var(--space-3);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-md);
  }
  & > li > img,
  & > li > span {
    inline-size: 96px;
    block-size: 72px;
    border-radius: var(--radius-sm);
    object-fit: cover;
  }
  & > li > div {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-sm);
  }
  & bdi {
    overflow: hidden;
    color: var(--muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & progress {
    inline-size: 100%;
    accent-color: var(--accent);
  }
`;

const Blank = styled('span')`
  display: grid;
  place-items: center;
  background: var(--sunken);
  color: var(--accent);
`;

const Failed = styled(Muted)`
  color: var(--danger);
  font-weight: 600;
`;
