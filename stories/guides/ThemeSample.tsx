import { styled } from '../../src/style/styled.ts';
import { Button } from '../../src/ui/button/Button.tsx';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import { TextField } from '../../src/ui/field/TextField.tsx';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import { clock } from '../../src/ui/icon/paths.ts';

/** Sample components in both themes. The tool "School" of the toolbar changes their colours. */
export function ThemeSample() {
  return (
    <Both>
      {(['light', 'dark'] as const).map((theme) => (
        <Sample key={theme} className="kit-frame" data-theme={theme}>
          <div>
            <Chip icon={<Icon path={clock} />}>12 weeks</Chip> <Chip>Beginner</Chip>
          </div>
          <TextField label="Email" name={`email-${theme}`} type="email" defaultValue="ayesha@example.org" />
          <div>
            <Button>Enroll Now</Button> <Button variant="outlined">Try Demo</Button>
          </div>
        </Sample>
      ))}
    </Both>
  );
}

const Both = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  border: 1px solid var(--line);
  border-radius: 18px;
  overflow: hidden;
`;

const Sample = styled('div')`
  display: grid;
  gap: 20px;
  padding: 28px;
`;
