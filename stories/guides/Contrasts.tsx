import { contrast } from '../../src/domain/embed/contrast.ts';
import { styled } from '../../src/style/styled.ts';
import { dark, light } from '../../src/tokens/colours.ts';
import { controls, texts } from '../../src/tokens/pairs.ts';

const themes = { light, dark } as const;
const pairs = [...texts.map((pair) => ({ pair, least: 4.5 })), ...controls.map((pair) => ({ pair, least: 3 }))];

/** The contrast of each pair of colours that components use, computed from the tokens. */
export function Contrasts() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">Needs</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ pair: [front, ground], least }) => (
          <tr key={`${front} ${ground}`}>
            <th scope="row">
              <code>{front}</code>
            </th>
            <td>
              <code>{ground}</code>
            </td>
            <td>{least} : 1</td>
            {(['light', 'dark'] as const).map((theme) => (
              <td key={theme}>
                <Sample style={{ color: themes[theme][front], background: themes[theme][ground] }}>
                  {contrast(themes[theme][front], themes[theme][ground]).toFixed(1)}
                </Sample>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 14px;
  & :is(th, td) {
    padding: 6px 10px;
    border: 0;
    border-block-end: 1px solid var(--line);
    background: none;
    color: var(--text);
    text-align: start;
    font-weight: 400;
  }
  & thead th {
    color: var(--muted);
  }
`;

const Sample = styled('span')`
  display: inline-block;
  min-inline-size: 4.5em;
  padding: 4px 10px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
