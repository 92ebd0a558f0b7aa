import { babelParse } from 'storybook/internal/babel';
import { describe, expect, it } from 'vitest';
import { completeSource } from '../../../.storybook/story-source.ts';

const file = babelParse(`
import { fn } from 'storybook/test';
import { world } from '../../demo/content/world.ts';
import { Button } from '../../src/ui/button/Button.tsx';
import { Icon, type IconProps } from '../../src/ui/icon/Icon.tsx';
import { arrow } from '../../src/ui/icon/paths.ts';

const label = 'Enroll now';
const Ahead = (props: IconProps) => <Icon {...props} ahead />;
`).program;
const sourceOf = (code: string) => completeSource(code, file);

describe('The source of a story', () => {
  it('has the import of its component, and no spies', async () => {
    expect(await sourceOf('const Filled = () => <Button onClick={fn()}>Go</Button>;')).toBe(
      "import { Button } from '../../ui/button/Button.tsx';\n\n<Button onClick={() => {}}>Go</Button>",
    );
  });

  it('has the declarations of its file that it uses, with their imports', async () => {
    const source = await sourceOf('const Named = () => <Button icon={<Ahead path={arrow} />}>{label}</Button>;');
    expect(source).toContain("import { Icon, type IconProps } from '../../ui/icon/Icon.tsx';");
    expect(source).toContain("const label = 'Enroll now';");
    expect(source).toContain('const Ahead = (props: IconProps)');
    expect(source).not.toContain('storybook/test');
  });

  it('writes children as JSX', async () => {
    const source = await sourceOf(
      'const One = () => <Button>{[\'All courses\', <Icon key="icon" path={arrow} />]}</Button>;',
    );
    expect(source).toMatch(/<Button>\s*All courses <Icon path={arrow} \/>\s*<\/Button>$/);
    expect(await sourceOf('const Two = () => <Button>(<b>x</b>)</Button>;')).toContain(
      '<Button>\n  <b>x</b>\n</Button>',
    );
  });

  it('says which imports are sample data', async () => {
    expect(await sourceOf('const Listed = () => <Button courses={world.courses} />;')).toContain(
      "import { world } from '../../demo/content/world.ts'; // sample data of the stories",
    );
  });
});
