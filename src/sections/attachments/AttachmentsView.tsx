import { useId } from 'react';
import type { Attachment } from '../../domain/attachments.ts';
import { formatBytes } from '../../domain/text.ts';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';

export interface AttachmentsViewProps {
  /** The files of a course, a post or a page. An empty list renders nothing. */
  attachments: readonly Attachment[];
}

/** Files to download, each with its type and size. */
export function AttachmentsView({ attachments }: AttachmentsViewProps) {
  const id = useId();
  const contentText = useContentText();
  if (attachments.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title="Documents" />
      <List>
        {attachments.map(({ title, url, type, bytes }) => (
          <li key={url}>
            <Download href={url} download>
              <Icon path={sheet} size="1.5em" />
              <span>
                <bdi {...contentText}>{title}</bdi>
                <small>{[type, bytes !== undefined && formatBytes(bytes)].filter(Boolean).join(', ')}</small>
              </span>
            </Download>
          </li>
        ))}
      </List>
    </section>
  );
}

const sheet = 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5';

const List = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
  gap: var(--space-3);
`;

const Download = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  block-size: 100%;
  min-block-size: 60px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  color: inherit;
  line-height: 1.4;
  text-decoration: none;
  ${withHover} {
    &:hover {
      border-color: var(--accent);
    }
    &:hover bdi {
      text-decoration: underline;
    }
  }
  & > svg {
    flex: none;
    color: var(--accent);
  }
  & > span {
    display: grid;
    min-inline-size: 0;
  }
  & bdi {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;
