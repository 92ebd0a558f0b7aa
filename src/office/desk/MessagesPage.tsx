import type { Box, Message } from '../../domain/office/desk-contract.ts';
import { styled } from '../../style/styled.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { DownloadTable } from '../parts/DownloadTable.tsx';
import { Empty } from '../parts/Empty.tsx';
import { inbox } from '../parts/icons.ts';
import { Muted, Rows } from '../parts/layout.ts';
import { BoxLinks, LinkRow, LinkRowHead } from '../parts/link-rows.ts';
import { Page } from '../parts/Page.tsx';
import { Pager } from '../parts/Pager.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { counted, shortTime } from '../parts/text.ts';
import { useListAddress } from '../parts/use-list-address.ts';

const boxes: Readonly<Record<Box, string>> = { inbox: 'Inbox', answered: 'Answered', spam: 'Spam' };
const boxOf = (name: string): Box => (name === 'answered' || name === 'spam' ? name : 'inbox');

/** The messages of the contact form, in three boxes: Inbox, Answered and Spam. */
export function MessagesPage({ timeZone }: { timeZone: string }) {
  const { call } = useOffice();
  const { box: name, find, page, hrefOf, go } = useListAddress('/office/messages');
  const box = boxOf(name);
  const query = useOfficeQuery('desk/messages', { box, page, ...(find && { find }) });
  return (
    <Page title="Messages" actions={<DownloadTable read={() => call('desk/table', { box, ...(find && { find }) })} />}>
      <BoxLinks aria-label="Boxes">
        {Object.entries(boxes).map(([one, label]) => (
          <Link
            key={one}
            href={hrefOf({ box: one === 'inbox' ? '' : one, find: '' })}
            aria-current={one === box ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </BoxLinks>
      <SearchForm label="Find by name, address or text" value={find} onSearch={(text) => go({ find: text })} />
      <QueryView query={query} loading="Loading the messages">
        {({ messages, total, pages }) => (
          <>
            <Muted role="status">{messages.length > 0 && counted(total, 'message')}</Muted>
            {messages.length === 0 ? (
              <Empty icon={inbox}>
                <p>{find ? 'No message has this text.' : box === 'inbox' ? 'Nobody waits.' : 'No messages here.'}</p>
              </Empty>
            ) : (
              <Rows>
                {messages.map((message) => (
                  <MessageRow key={message.id} {...message} timeZone={timeZone} />
                ))}
              </Rows>
            )}
            <Pager page={page} pages={pages} hrefOf={(to) => hrefOf({ page: to })} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

const MessageRow = ({ id, at, state, from, subject, body, partner, timeZone }: Message & { timeZone: string }) => (
  <LinkRow>
    <LinkRowHead>
      <Link href={`/office/messages/${encodeURIComponent(id)}`} dir="auto">
        {subject || '(no subject)'}
      </Link>
      {state === 'new' && <Badge tone="accent">new</Badge>}
      <time dateTime={new Date(at).toISOString()}>{shortTime(at, timeZone)}</time>
    </LinkRowHead>
    <p>
      <bdi>{from}</bdi>
      {partner && (
        <>
          {' '}
          via <bdi>{partner}</bdi>
        </>
      )}
    </p>
    <Start dir="auto">{body}</Start>
  </LinkRow>
);

const Start = styled('p')`
  && {
    overflow: hidden;
    color: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
