import { contrast } from '../../src/domain/embed/contrast.ts';
import { styled } from '../../src/style/styled.ts';
import { dark, light } from '../../src/tokens/colours.ts';
import { controls, texts } from '../../src/tokens/pairs.ts';

const themes = { light, dark } as const;
const pairs = [
  ...texts.map((pair) => ({ pair, least: 4.5, isText: true })),
  ...controls.map((pair) => ({ pair, least: 3, isText: false })),
];

/** The style of a sample: text in the front colour, or a border in it if the pair is only for edges of controls. */
function styleOf(theme: keyof typeof themes, [front, ground]: (typeof pairs)[number]['pair'], isText: boolean) {
  const { [front]: colour, [ground]: background, text } = themes[theme];
  return isText ? { color: colour, background } : { color: text, background, border: `2px solid ${colour}` };
}

/** A table with the contrast of each pair of colours in components, computed from the tokens. */
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
        {pairs.map(({ pair, pair: [front, ground], least, isText }) => (
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
                <Sample style={styleOf(theme, pair, isText)}>
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
  &&& tr:nth-of-type(n) {
    background: none;
  }
  & thead th {
    color: var(--muted);
  }
  & code {
    padding: 0;
    border: 0;
    background: none;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @media (max-width: 600px) {
    font-size: 12px;
    &&& :is(th, td) {
      padding-inline: 4px;
    }
    & code {
      font-size: inherit;
    }
  }
`;

const Sample = styled('span')`
  display: inline-block;
  padding: 4px 8px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
