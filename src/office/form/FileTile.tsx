import { Fragment } from 'react';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { play } from '../../ui/icon/paths.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Badge } from '../parts/Badge.tsx';
import { folder } from '../parts/icons.ts';
import { isAccepted, isPicture } from './media-name.ts';

/** The picture of a file, or an icon. */
export const FilePicture = ({ path, url }: { path: string; url: string }) =>
  isPicture(path) ? (
    <Picture src={url} alt="" width={160} height={120} />
  ) : (
    <Icon path={isAccepted('video', path) ? play : folder} size="2.5em" />
  );

/** The path of a file, with line breaks between folders. */
export const FilePath = ({ path }: { path: string }) => (
  <bdi>
    {path.split(/(?<=\/)/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);

/** A badge for an unused file. A published one is a warning, because its URL still works for visitors. */
export const UnusedBadge = ({ isPublished }: { isPublished: boolean }) =>
  isPublished ? <Badge tone="bad">public, not used</Badge> : <Badge>not used</Badge>;

export const FileGrid = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5em), 1fr));
  gap: var(--space-3);
`;

const tile = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: var(--space-2);
  inline-size: 100%;
  block-size: 100%;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  background: var(--surface);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
  & > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
  & > svg:first-child {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    padding: 12% 30%;
    background: var(--sunken);
    color: var(--accent);
  }
`;

export const FileTile = styled('div')`${tile}`;

/** A file tile that can be selected. */
export const FileButton = styled('button')`
  ${tile}
  ${withHover} {
    &:hover {
      border-color: var(--accent);
    }
  }
`;
