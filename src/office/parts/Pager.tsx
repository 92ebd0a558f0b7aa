import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';

export interface PagerProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. The pager is hidden for a single page. */
  pages: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
}

/** Links to the previous and the next page of a list. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages < 2) return null;
  return (
    <Nav aria-label="Pages">
      {page > 1 && (
        <ButtonLink size="sm" variant="outlined" href={hrefOf(page - 1)}>
          Newer
        </ButtonLink>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <ButtonLink size="sm" variant="outlined" href={hrefOf(page + 1)}>
          Older
        </ButtonLink>
      )}
    </Nav>
  );
}

const Nav = styled('nav')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  color: var(--muted);
  font-size: var(--text-sm);
`;
