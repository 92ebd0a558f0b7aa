import { contentMenu, kinds } from '../../domain/office/kinds.ts';
import { card, pressable } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Cards, Stack } from '../parts/layout.ts';
import { coveringLink } from '../parts/link-rows.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { DraftBar } from './DraftBar.tsx';

/** Links to all lists that a school can edit, with counts. */
export function ContentPage() {
  const query = useOfficeQuery('content/overview', {});
  return (
    <Page title="Content" lead="Edit as long as you like: visitors see nothing before you publish.">
      <DraftBar />
      <QueryView query={query} loading="Loading the content">
        {({ counts }) =>
          contentMenu.map(({ label, kinds: names }) => (
            <Stack key={label} as="section" $gap="3" aria-label={label}>
              <Heading>{label}</Heading>
              <Tiles as="ul">
                {names.map((kind) => (
                  <Tile key={kind}>
                    <Link href={`/office/content/${kind}`}>{kinds[kind].label}</Link>
                    {!kinds[kind].isFixed && <span>{counts[kind] ?? 0}</span>}
                  </Tile>
                ))}
                {names.includes('school') && (
                  <Tile>
                    <Link href="/office/content/files">Files</Link>
                  </Tile>
                )}
              </Tiles>
            </Stack>
          ))
        }
      </QueryView>
    </Page>
  );
}

const Heading = styled('h2')`
  font-size: var(--text-lg);
`;

/** Narrow enough for four tiles in a row, the largest group. */
const Tiles = styled(Cards)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
`;

const Tile = styled('li')`
  ${card('md')}
  ${pressable}
  ${coveringLink}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 64px;
  padding: var(--space-3) var(--space-4);
  & > a {
    font-weight: 600;
  }
  & > span {
    flex: none;
    color: var(--muted);
    font: 600 var(--text-lg)/1 var(--font-display);
  }
`;
