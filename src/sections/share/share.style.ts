import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';

export const Root = styled('div')`
  container-type: inline-size;
`;

/** The QR code is beside the link if the container is wide enough: on a page, but not in a dialog. */
export const Columns = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5) clamp(24px, 4vw, 56px);
  @container (min-width: 40em) {
    grid-template-columns: minmax(0, 1fr) 232px;
  }
`;

export const Words = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const NameForm = styled('form')`
  display: grid;
  gap: var(--space-3);
`;

export const Address = styled('p')`
  padding: 0.65em 0.9em;
  border: 1px dashed var(--edge);
  border-radius: var(--radius-sm);
  background: var(--soft);
  color: var(--on-soft);
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Actions = styled('div')<{ $large?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-3);
  ${({ $large }) =>
    $large === true &&
    `& > * { flex: 1 1 8.5em; }
    & button, & > a { inline-size: 100%; min-block-size: 56px; padding-inline: 0.5em; font-size: var(--text-lg); }`}
`;

/** Hides its content without scripts. */
export const WithScripts = styled('div')`
  @media (scripting: none) {
    display: none;
  }
`;

export const Text = styled('div')`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--soft);
  color: var(--on-soft);
  line-height: 1.5;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The QR code. It is dark on white in both themes, because scanners need the contrast and the quiet zone. */
export const Code = styled('figure')`
  ${card('md')}
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-3);
  & > img {
    inline-size: 100%;
    max-inline-size: 208px;
    aspect-ratio: 1;
    border-radius: var(--radius-sm);
    background: #fff;
  }
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: var(--space-4);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  /* In one column, the links are beside the code, so the next part is in a phone's second viewport. */
  @container (18em <= width < 40em) {
    grid-template-columns: 144px minmax(0, 1fr);
    align-items: center;
    & > figcaption {
      display: grid;
      justify-content: start;
    }
  }
  & a {
    display: inline-grid;
    align-content: center;
    min-block-size: 44px;
    color: var(--accent);
    text-underline-offset: 0.25em;
  }
`;

export const Fold = styled('details')`
  grid-column: 1 / -1;
  border-block-start: 1px solid var(--line);
  & > summary {
    padding-block: var(--space-3);
    min-block-size: 44px;
    color: var(--accent);
    font-weight: 600;
  }
`;

export const More = styled('p')`
  & > a {
    display: inline-grid;
    align-content: center;
    min-block-size: 44px;
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
`;

export const Places = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19em), 1fr));
  gap: var(--space-3) var(--space-6);
  margin-block-end: var(--space-4);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    column-gap: var(--space-3);
  }
  & span {
    font-weight: 600;
  }
  & small {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
    user-select: all;
  }
  & a {
    display: inline-grid;
    align-content: center;
    min-block-size: 44px;
    color: var(--accent);
    font-size: var(--text-sm);
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
`;

export const Button = styled('img')`
  margin-block-end: var(--space-4);
`;

export const Snippet = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  & > p {
    font-weight: 600;
  }
  & > pre {
    margin: 0;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-sm);
    background: var(--night);
    color: var(--on-night);
    font: 400 var(--text-sm)/1.6 ui-monospace, Consolas, 'Liberation Mono', monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    direction: ltr;
    text-align: left;
  }
`;
