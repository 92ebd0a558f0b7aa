import { styled } from '../../src/style/styled.ts';
import { durations, easings, layers, shadows } from '../../src/tokens/effects.ts';

/** The shadows, each below a card. */
export function ShadowScale() {
  return (
    <Cards>
      {Object.entries(shadows).map(([name, boxShadow]) => (
        <Card key={name} style={{ boxShadow }}>
          <code>{name}</code>
        </Card>
      ))}
    </Cards>
  );
}

function Values({ of }: { of: Readonly<Record<string, string | number>> }) {
  return (
    <List>
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

export const Durations = () => <Values of={durations} />;
export const Easings = () => <Values of={easings} />;
export const Layers = () => <Values of={layers} />;

const Cards = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 32px;
  margin: 0;
  padding: 24px;
  list-style: none;
`;

const Card = styled('li')`
  display: grid;
  place-items: center;
  min-block-size: 100px;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--surface);
  color: var(--text);
  font-size: 14px;
`;

const List = styled('dl')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 8px 24px;
  margin: 0;
  font-size: 14px;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 6px;
    border-block-end: 1px solid var(--line);
  }
  & dd {
    margin: 0;
    color: var(--muted);
  }
`;
