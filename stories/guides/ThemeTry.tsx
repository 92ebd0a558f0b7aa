import { type CSSProperties, useState } from 'react';
import { styled } from '../../src/style/styled.ts';
import { light } from '../../src/tokens/colours.ts';
import { Button } from '../../src/ui/button/Button.tsx';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import { TextField } from '../../src/ui/field/TextField.tsx';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import { clock } from '../../src/ui/icon/paths.ts';

const tried = ['accent', 'on-accent', 'soft', 'on-soft'] as const;

/** Colour pickers for the four accent colours, with sample components. */
export function ThemeTry() {
  const [colours, setColours] = useState<Record<string, string>>(() =>
    Object.fromEntries(tried.map((name) => [name, light[name]])),
  );
  const style = Object.fromEntries(tried.map((name) => [`--${name}`, colours[name]])) as CSSProperties;
  return (
    <Try>
      <Pickers>
        {tried.map((name) => (
          <label key={name}>
            <input
              type="color"
              value={colours[name]}
              onInput={(event) => setColours({ ...colours, [name]: event.currentTarget.value })}
            />
            <code>--{name}</code>
          </label>
        ))}
      </Pickers>
      <Sample className="kit-frame" data-theme="light" style={style}>
        <div>
          <Chip icon={<Icon path={clock} />}>12 weeks</Chip> <Chip>Beginner</Chip>
        </div>
        <TextField label="Email" name="email" type="email" defaultValue="ayesha@example.org" />
        <div>
          <Button>Enroll Now</Button> <Button variant="outlined">Try Demo</Button>
        </div>
      </Sample>
    </Try>
  );
}

const Try = styled('div')`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  border: 1px solid var(--line);
  border-radius: 18px;
  overflow: hidden;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pickers = styled('div')`
  display: grid;
  align-content: start;
  gap: 14px;
  padding: 24px;
  background: var(--sunken);
  & label {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 13px;
  }
  & input {
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Sample = styled('div')`
  display: grid;
  gap: 20px;
  padding: 28px;
`;
