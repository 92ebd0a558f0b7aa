import { useEffect, useState } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { RequestError } from '../../data/http.ts';
import { readOwnRequests } from '../../data/request-endpoints.ts';
import { formatDay } from '../../domain/day.ts';
import { takesRequests } from '../../domain/enrol.ts';
import type { OwnRequest } from '../../domain/requests/request-form.ts';
import { stateTexts } from '../../sections/request-status/state-texts.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { useFormResult, useSchool } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { Topic } from './parts.tsx';

/** The seat requests of the account. The server renders them into the page; after a sign-in, the browser fetches them. */
export function OwnRequests() {
  const requests = useOwnRequests();
  const contentText = useContentText();
  if (requests.length === 0) return null;
  return (
    <Above>
      <Topic id="requests" title="Your requests">
        <List>
          {requests.map(({ reference, state, address, courseName, startDay, childName }) => (
            <li key={reference}>
              {/* A plain anchor, because only the server can render that page. */}
              <a href={address}>
                <bdi {...contentText}>{courseName}</bdi>
                {startDay && `, ${formatDay(startDay)}`}
              </a>
              <strong>{stateTexts({ state, place: 0 }).title}</strong>
              <small>
                <span translate="no">{reference}</span>
                {childName && (
                  <>
                    {' · '}
                    <bdi>{childName}</bdi>
                  </>
                )}
              </small>
            </li>
          ))}
        </List>
      </Topic>
    </Above>
  );
}

const none: readonly OwnRequest[] = [];

function useOwnRequests(): readonly OwnRequest[] {
  const served = useFormResult();
  const fromServer = served && 'ownRequests' in served ? served.ownRequests : undefined;
  const { loggedIn } = useSession();
  const data = useData();
  const [loaded, setLoaded] = useState<readonly OwnRequest[]>(none);
  const school = useSchool();
  const isWanted = loggedIn && fromServer === undefined && takesRequests(school);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    data.send(readOwnRequests, {}).then(
      (requests) => {
        if (isCurrent) setLoaded(requests);
      },
      (error: unknown) => {
        // No message here: usually the account cannot be loaded either, and the page shows that error.
        if (!(error instanceof RequestError)) throw error;
      },
    );
    return () => {
      isCurrent = false;
      setLoaded(none);
    };
  }, [data, isWanted]);
  return loggedIn ? (fromServer ?? loaded) : none;
}

const Above = styled('div')`
  margin-block-end: var(--space-5);
`;

const List = styled('ul')`
  display: grid;
  & > li {
    display: grid;
    gap: 2px;
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & > li:last-child {
    border: 0;
  }
  & > li > a {
    font-weight: 600;
  }
  & small {
    color: var(--muted);
  }
`;
