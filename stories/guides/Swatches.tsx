import type { CSSProperties, ReactNode } from 'react';
import { styled } from '../../src/style/styled.ts';
import { cycle, dark, light } from '../../src/tokens/colours.ts';

type Name = keyof typeof light;

const groups: { title: string; says: ReactNode; names: Name[] }[] = [
  {
    title: 'Backgrounds',
    says: 'The bands of a page alternate between ground and sunken; cards use surface.',
    names: ['ground', 'surface', 'sunken', 'line', 'edge'],
  },
  { title: 'Text', says: 'Primary and secondary text.', names: ['text', 'muted'] },
  {
    title: 'Accent',
    says: (
      <>
        One filled button per view. <code>soft</code> is a tint for chips and hovered elements.
      </>
    ),
    names: ['accent', 'accent-strong', 'on-accent', 'soft', 'on-soft'],
  },
  {
    title: 'Stage',
    says: 'Banners and the footer: dark in both themes.',
    names: ['stage', 'stage-end', 'night', 'on-night', 'night-muted', 'sun'],
  },
  { title: 'Messages', says: 'Success and errors.', names: ['success', 'success-soft', 'danger', 'danger-soft'] },
];

const ofTheme = { light, dark } as const;

/** All colours by role, in both themes. */
export function Swatches() {
  return groups.map(({ title, says, names }) => (
    <Group key={title}>
      <h3>{title}</h3>
      <p>{says}</p>
      {(['light', 'dark'] as const).map((theme) => (
        <Row key={theme} className="kit-frame" data-theme={theme}>
          {names.map((name) => (
            <Swatch key={name} style={{ '--shown': `var(--${name})` } as CSSProperties}>
              <code>{name}</code>
              <small>{ofTheme[theme][name]}</small>
            </Swatch>
          ))}
        </Row>
      ))}
    </Group>
  ));
}

export function Cycle() {
  return (
    <Row className="kit-frame" data-theme="light">
      {cycle.map((colour, index) => (
        <Swatch key={colour} style={{ '--shown': colour } as CSSProperties}>
          <code>cycle-{index}</code>
          <small>{colour}</small>
        </Swatch>
      ))}
    </Row>
  );
}

const Group = styled('section')`
  margin-block-end: 32px;
`;

const Row = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(118px, 1fr));
  gap: 14px;
  margin: 0 0 12px;
  padding: 18px;
  border: 1px solid var(--line);
  border-radius: 18px;
  list-style: none;
`;

const Swatch = styled('li')`
  display: grid;
  gap: 2px;
  font-size: 13px;
  line-height: 1.4;
  /* Removes Storybook's margin, which all items but the first have. */
  &&& {
    margin: 0;
  }
  &::before {
    content: '';
    block-size: 64px;
    margin-block-end: 6px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--shown);
  }
  & > code {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text);
    font-weight: 600;
    white-space: nowrap;
  }
  & > small {
    color: var(--muted);
    font-family: ui-monospace, monospace;
  }
`;
