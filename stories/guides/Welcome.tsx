import { styled } from '../../src/style/styled.ts';
import { brand } from '../../src/tokens/brand.ts';
import { cycle } from '../../src/tokens/colours.ts';

const files = Object.keys(import.meta.glob('../**/*.stories.tsx'));
const counted = (folder: string) => files.filter((file) => file.startsWith(`../${folder}/`)).length;

const folders = [
  {
    title: 'UI',
    count: `${counted('ui')} components`,
    says: 'Generic components: buttons, fields, dialogs, a carousel.',
    to: 'ui-accordion--docs',
  },
  {
    title: 'Sections',
    count: `${counted('sections')} sections`,
    says: 'What pages are made of: courses, questions, team, contact.',
    to: 'sections-achievements--docs',
  },
  {
    title: 'Site',
    count: `${counted('site')} parts and pages`,
    says: 'The header, footer and dialogs of every page, and the pages.',
    to: 'site-header--docs',
  },
  {
    title: 'Embed',
    count: `${counted('embed')} elements`,
    says: 'Four custom elements for partner pages.',
    to: 'embed-course-finder--docs',
  },
  {
    title: 'Office',
    count: `${counted('office')} parts and pages`,
    says: 'The parts and pages for staff: tables, forms, messages, files.',
    to: 'office-parts-data-table--docs',
  },
] as const;

const guides = [
  { title: 'Tokens', says: 'Colours, font sizes and spacing by purpose.', to: 'guides-tokens--docs' },
  { title: 'Theming', says: 'Brand, dark theme, right to left.', to: 'guides-theming--docs' },
  { title: 'Writing', says: 'Buttons, fields, errors, other languages.', to: 'guides-writing--docs' },
  { title: 'Accessibility', says: 'What is promised, tested, and left to you.', to: 'guides-accessibility--docs' },
  {
    title: 'Adding a component',
    says: 'Folders, files, and what the checks say.',
    to: 'guides-adding-a-component--docs',
  },
  {
    title: 'How a section is made',
    says: 'The view, its stories, then the data.',
    to: 'guides-how-a-section-is-made--docs',
  },
  { title: 'Embedding', says: 'Two lines of HTML for a partner page.', to: 'guides-embedding--docs' },
] as const;

export function Welcome() {
  return (
    <>
      <Hero className="kit-own">
        <p>{brand.product} kit</p>
        <h1>One kit for site, widgets and office</h1>
        <p>
          Every part of the site, its widgets and its office, in every state. Change its texts, try the colours of a
          school, a dark theme or right to left, and copy its code. The same code of components and sections runs on
          React and on Preact.
        </p>
      </Hero>
      <Cards aria-label="Components">
        {folders.map(({ title, count, says, to }, index) => (
          <Card key={title} href={`./?path=/docs/${to}`} target="_top" style={{ borderBlockStartColor: cycle[index] }}>
            <strong>{title}</strong>
            <span>{says}</span>
            <small>{count}</small>
          </Card>
        ))}
      </Cards>
      <h2>Guides</h2>
      <Cards aria-label="Guides">
        {guides.map(({ title, says, to }) => (
          <Card key={title} href={`./?path=/docs/${to}`} target="_top">
            <strong>{title}</strong>
            <span>{says}</span>
          </Card>
        ))}
      </Cards>
    </>
  );
}

const Hero = styled('header')`
  position: relative;
  overflow: hidden;
  padding: clamp(28px, 6vw, 64px);
  border-radius: 24px;
  background: linear-gradient(115deg, var(--stage), var(--stage-end));
  color: var(--on-night);
  &::after {
    content: '';
    position: absolute;
    inset-block-start: -90px;
    inset-inline-end: -60px;
    inline-size: 260px;
    block-size: 260px;
    border: 40px solid;
    border-radius: 50%;
    opacity: 0.1;
  }
  & > h1 {
    margin: 8px 0 16px;
    max-inline-size: 14ch;
    color: inherit;
    font: 600 clamp(34px, 6vw, 56px)/1.05 var(--font-display);
  }
  & > p {
    max-inline-size: 52ch;
    margin: 0;
    color: inherit;
    font-size: 17px;
    line-height: 1.6;
  }
  & > p:first-child {
    color: var(--sun);
    font-weight: 600;
  }
`;

const Cards = styled('nav')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 20px;
  margin-block: 24px 40px;
`;

const Card = styled('a')`
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 22px;
  border: 1px solid var(--line);
  border-block-start: 5px solid var(--soft);
  border-radius: 18px;
  background: var(--surface);
  box-shadow: 0 1px 2px rgb(var(--shadow) / 0.06), 0 8px 24px rgb(var(--shadow) / 0.08);
  color: var(--text);
  text-decoration: none;
  line-height: 1.5;
  & > strong {
    font: 600 22px/1.2 var(--font-display);
  }
  & > small {
    color: var(--accent);
    font-weight: 600;
  }
  &:hover > strong {
    color: var(--accent);
  }
`;
