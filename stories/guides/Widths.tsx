import { styled } from '../../src/style/styled.ts';

const widths = [
  { px: 1012, says: 'The header’s links move into the drawer.' },
  { px: 912, says: 'Four columns become two; images move above their text.' },
  { px: 820, says: 'The purple panel of the modals is hidden.' },
  { px: 540, says: 'One column; the drawer also contains the buttons.' },
  { px: 390, says: 'The narrowest designed width. Nothing scrolls horizontally down to 320 px.' },
];

/** The breakpoints and their effects, drawn to scale. */
export function Widths() {
  return (
    <List>
      {widths.map(({ px, says }) => (
        <li key={px}>
          <Bar style={{ inlineSize: `${(px / 1012) * 100}%` }}>{px} px</Bar>
          {says}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')`
  display: grid;
  gap: 18px;
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: 1.5;
`;

const Bar = styled('span')`
  display: block;
  margin-block-end: 6px;
  padding: 6px 14px;
  border-radius: 999px;
  background: var(--soft);
  color: var(--on-soft);
  font: 600 15px/1.4 var(--font-display);
`;
