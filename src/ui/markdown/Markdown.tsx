import Compiler, { slugify } from 'markdown-to-jsx/react';
import { type ComponentProps, createElement } from 'react';
import { readingPart } from '../../style/reading.ts';
import { styled } from '../../style/styled.ts';
import { useContentText } from '../content-text/content-text.ts';
import { Link } from '../link/Link.tsx';

export interface MarkdownProps extends ComponentProps<'div'> {
  /** The Markdown source. HTML in it is shown as text. */
  children: string;
}

/** Renders the school's Markdown. Headings start at level 2, below the page's h1. */
export function Markdown({ children, ...rest }: MarkdownProps) {
  return (
    <Root {...rest} lang={useContentText().lang}>
      <Compiler options={options}>{children}</Compiler>
    </Root>
  );
}

/** The prefix of ids for headings and footnotes, which must differ from the page's ids, such as `page-data`. */
const idPrefix = 'text-';

function TextLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const isHeading = href.startsWith('#') && !href.startsWith(`#${idPrefix}`);
  return <Link {...rest} href={isHeading ? `#${idPrefix}${href.slice(1)}` : href} />;
}

/** `data-align` replaces the `style` attribute with which the compiler aligns columns: the page's CSP blocks it. */
const alignment = ({ style }: ComponentProps<'td'>) => ({ 'data-align': style?.textAlign });
const HeadCell = ({ children, ...props }: ComponentProps<'th'>) => (
  <th dir="auto" {...alignment(props)}>
    {children}
  </th>
);
const Cell = ({ children, ...props }: ComponentProps<'td'>) => (
  <td dir="auto" {...alignment(props)}>
    {children}
  </td>
);

const Table = ({ children }: ComponentProps<'table'>) => (
  <Scrolled role="region" aria-label="Table" tabIndex={0}>
    <table>{children}</table>
  </Scrolled>
);

const TaskBox = ({ checked }: ComponentProps<'input'>) => (
  <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
);

const block = (component: string) => ({ component, props: { dir: 'auto' } });
const blocks = ['p', 'li', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, block(tag)]);

const options = {
  disableParsingRawHTML: true,
  // Returns an array without a wrapper element.
  wrapper: null,
  // By default, and for a wrapper, the compiler creates React’s element objects without `createElement`. Preact cannot
  // render them.
  createElement,
  slugify: (text: string) => idPrefix + slugify(text),
  overrides: {
    ...Object.fromEntries(blocks),
    a: TextLink,
    h1: block('h2'),
    input: TaskBox,
    table: Table,
    td: Cell,
    th: HeadCell,
  },
} as const;

const Root = styled('div')`
  ${readingPart}
  & ul {
    list-style: disc;
  }
  & ul ul {
    list-style: circle;
  }
  & ul:has(> li > input) {
    list-style: none;
  }
  & ol {
    list-style: decimal;
  }
  /* The margin is on the item, which may have another direction than the list. */
  & li {
    margin-inline-start: 1.6em;
  }
  & ul:has(> li > input) > li {
    margin-inline-start: 0;
  }
  & blockquote {
    padding-inline-start: var(--space-4);
    border-inline-start: 4px solid var(--accent);
  }
  & blockquote > header {
    font-weight: 600;
  }
  & pre {
    padding: var(--space-4);
    border-radius: var(--radius-md);
    background: var(--sunken);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & hr {
    inline-size: 100%;
    border: 0;
    border-block-start: 1px solid var(--line);
  }
  & img {
    max-inline-size: 100%;
    block-size: auto;
  }
`;

const Scrolled = styled('div')`
  overflow-x: auto;
  & table {
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    text-align: start;
  }
  & [data-align='center'] {
    text-align: center;
  }
  & [data-align='right'] {
    text-align: end;
  }
`;
