import { styled } from '../../src/style/styled.ts';
import { radius, space, type } from '../../src/tokens/scale.ts';

const px = (units: number) => `${units * 16} px`;

export function TypeScale() {
  return (
    <List>
      {Object.entries(type).map(([name, units]) => (
        <Line key={name}>
          <Label>
            <code>text-{name}</code>
            <small>{px(units)}</small>
          </Label>
          <span
            style={{
              fontSize: `var(--text-${name})`,
              fontFamily: units >= 1.25 ? 'var(--font-display)' : 'var(--font-text)',
              fontWeight: units >= 1.25 ? 600 : 400,
              lineHeight: 1.2,
            }}
          >
            Why is the sky blue?
          </span>
        </Line>
      ))}
    </List>
  );
}

export function SpaceScale() {
  return (
    <List>
      {Object.entries(space).map(([name, units]) => (
        <Line key={name}>
          <Label>
            <code>space-{name}</code>
            <small>{px(units)}</small>
          </Label>
          <Bar style={{ inlineSize: `var(--space-${name})` }} />
        </Line>
      ))}
    </List>
  );
}

export function RadiusScale() {
  return (
    <Corners>
      {Object.entries(radius).map(([name, units]) => (
        <Corner key={name} style={{ borderStartStartRadius: `var(--radius-${name})` }}>
          <code>radius-{name}</code>
          <small>{px(units)}</small>
        </Corner>
      ))}
    </Corners>
  );
}

const List = styled('ul')`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled('li')`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  min-block-size: 40px;
  border-block-end: 1px solid var(--line);
  color: var(--text);
`;

const Label = styled('span')`
  display: grid;
  font-size: 13px;
  line-height: 1.3;
  & > code {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
  }
  & > small {
    color: var(--muted);
  }
`;

const Bar = styled('span')`
  block-size: 18px;
  border-radius: 6px;
  background: var(--accent);
`;

const Corners = styled('div')`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px;
`;

const Corner = styled('div')`
  display: grid;
  place-content: center;
  justify-items: center;
  min-block-size: 120px;
  border-block-start: 4px solid var(--accent);
  border-inline-start: 4px solid var(--accent);
  background: linear-gradient(135deg, var(--soft), transparent 70%);
  font-size: 13px;
`;
