import { styled } from '../src/style/styled.ts';

/* Repeats base styles of the site, because a docs page has Storybook's base styles instead. */

export const Columns = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 0 40px;
  & li {
    margin-block-end: 6px;
    line-height: 1.55;
  }
`;

export const Examples = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 24px;
  margin-block: 24px 40px;
`;

export const Figure = styled('figure')<{ $kind: 'do' | 'dont' }>`
  display: grid;
  grid-template-rows: 1fr auto;
  min-inline-size: 0;
  margin: 0;
  border: 1px solid var(--line);
  border-block-start: 5px solid ${({ $kind }) => ($kind === 'do' ? 'var(--success)' : 'var(--danger)')};
  border-radius: 14px;
  overflow: hidden;
  & > :first-child {
    min-inline-size: 0;
    max-block-size: 420px;
    overflow: auto;
  }
  & > .kit-frame:first-child {
    padding: 24px;
  }
  & > figcaption {
    padding: 14px 18px;
    border-block-start: 1px solid var(--line);
    color: var(--text);
    font-size: 15px;
    line-height: 1.5;
  }
  & > figcaption > strong {
    color: ${({ $kind }) => ($kind === 'do' ? 'var(--success)' : 'var(--danger)')};
  }
`;

export const Table = styled('table')`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 15px;
  line-height: 1.5;
  text-align: start;
  & :is(th, td) {
    padding: 10px 14px;
    border: 0;
    border-block-end: 1px solid var(--line);
    background: none;
    color: var(--text);
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  &&& tr:nth-of-type(n) {
    background: none;
  }
  & thead th {
    color: var(--muted);
    font-size: 13px;
  }
  & tbody th {
    inline-size: 12em;
    font-weight: 600;
  }
`;

export const Swatches = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  &&& > li {
    margin: 0;
  }
`;

export const Keywords = styled('p')`
  margin-block: 24px 0;
  color: var(--muted);
  font-size: 14px;
`;
