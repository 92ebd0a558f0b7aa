import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Snippet, writeSnippet } from '../../../.storybook/snippets/snippet.ts';
import { root } from '../../../.storybook/snippets/story-module.ts';
import { snippetsOf } from '../../../.storybook/snippets/story-snippet.ts';

const folder = mkdtempSync(join(tmpdir(), 'steam-stories-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The snippets of a story file that starts with the code below. */
async function snippetsIn(stories: string): Promise<Record<string, Snippet>> {
  const file = join(folder, 'button.stories.tsx');
  writeFileSync(
    file,
    `import { fn } from 'storybook/test';
import { Button } from '${root}/src/ui/button/Button.tsx';
import { Icon, type IconProps } from '${root}/src/ui/icon/Icon.tsx';
import { arrow } from '${root}/src/ui/icon/paths.ts';
const meta = { component: Button, args: { children: 'Go', onClick: fn() } };
export default meta;
const label = { text: 'Enroll now' };
const Ahead = (props: IconProps) => <Icon {...props} ahead />;
const states = { Hovered: { parameters: {} }, Busy: { args: { busy: true } } };
${stories}`,
  );
  return snippetsOf(file);
}
const codeOf = async (story: string) => (await snippetsIn(`export const One = ${story};`)).One?.code ?? '';
const elementIn = (code: string) => code.split('\n\n').at(-1);

describe('The code that the kit shows for a story', () => {
  it('has the import of its component, and no spies', async () => {
    expect(await codeOf('{}')).toBe(
      `import { Button } from '${root}/src/ui/button/Button.tsx';\n\n<Button onClick={() => {}}>Go</Button>`,
    );
    expect(await codeOf('{ args: { onClick: fn((event) => event.preventDefault()) } }')).toContain(
      'onClick={(event) => event.preventDefault()}',
    );
  });

  it('has the declarations that it uses, in order of dependency, with their imports', async () => {
    const code = await codeOf('{ args: { children: <Ahead path={arrow} />, title: label.text } }');
    expect(code).toMatch(/import \{ Icon, type IconProps \} from [\s\S]*const Ahead = \(props: IconProps\)/);
    expect(code).toContain("const label = { text: 'Enroll now' };");
    expect(code).not.toContain('storybook/test');
    expect(elementIn(code)).toBe('<Button onClick={() => {}} title={label.text}>\n  <Ahead path={arrow} />\n</Button>');
  });

  it('is complete for a story that an object contains or that extends another', async () => {
    expect(elementIn(await codeOf('states.Hovered'))).toBe('<Button onClick={() => {}}>Go</Button>');
    expect(elementIn(await codeOf('{ ...states.Busy, parameters: {} }'))).toContain('busy');
    expect(elementIn(await codeOf('{ args: { ...states.Busy.args, children: "Sent" } }'))).toContain('>\n  Sent\n');
  });

  it('fails the build with the name of the story if it cannot be parsed', async () => {
    await expect(codeOf('Object.freeze({})')).rejects.toThrow(
      /The story One of .*button\.stories\.tsx cannot be read, so its code cannot be copied/,
    );
    await expect(codeOf('{ render: later() }')).rejects.toThrow(
      /The story One of .*: its render, later\(\), is no function/,
    );
  });

  it('writes children as JSX', async () => {
    expect(
      elementIn(await codeOf('{ args: { children: ["All courses", <Icon key="icon" path={arrow} />] } }')),
    ).toMatch(/>\s*All courses <Icon path={arrow} \/>\s*<\/Button>$/);
    expect(elementIn(await codeOf('{ args: { children: "a {b}" } }'))).toContain("{'a {b}'}");
  });

  it('is the result of `render`, with the arguments', async () => {
    expect(elementIn(await codeOf('{ render: () => <b>{label.text}</b> }'))).toBe('<b>{label.text}</b>');
    expect(elementIn(await codeOf('{ render: (args) => (<p><Button {...args} /> or not</p>) }'))).toContain(
      '<Button onClick={() => {}}>Go</Button> or not',
    );
    const stateful = await codeOf('{ render: function Counting(args) { return <Button {...args} busy />; } }');
    expect(stateful).toContain("import { type ComponentProps } from 'react';");
    expect(stateful).toContain('function Counting(args: ComponentProps<typeof Button>) {');
    expect(elementIn(stateful)).toBe('<Counting onClick={() => {}}>Go</Counting>');
  });

  it.each([
    ['a call', 'storyOf("x")', 'storyOf("x") is not an object that is written out'],
    ['arguments from a call', '{ args: { ...argsOf() } }', 'argsOf() is not an object that is written out'],
    ['a render from a call', '{ render: renderOf() }', 'its render, renderOf(), is no function'],
  ])('fails with the story and the reason if it cannot be parsed: %s', async (_, story, why) => {
    await expect(snippetsIn(`export const Broken = ${story};`)).rejects.toThrow(
      `The story Broken of ${folder}/button.stories.tsx cannot be read, so its code cannot be copied: ${why}.`,
    );
  });
});

describe('The code of a story after an edit of its controls', () => {
  const edited = async (edits: Record<string, unknown>) => {
    const { One } = await snippetsIn('export const One = { args: { children: <Icon path={arrow} /> } };');
    return One ? writeSnippet(One, edits) : '';
  };

  it('has the new values as JSX attributes', async () => {
    expect(await edited({ busy: true, disabled: false, title: 'Send', size: 3, 'aria-label': 'It is "it"' })).toContain(
      `<Button onClick={() => {}} busy disabled={false} title="Send" size={3} aria-label={'It is "it"'}>`,
    );
    expect(await edited({ title: 'A sentence that does not fit into the line. '.repeat(3).trim() })).toMatch(
      /^<Button\n {2}onClick=\{\(\) => \{\}\}\n {2}title="A .*"\n>$/m,
    );
    expect(await edited({ style: { padding: 24, 'grid-area': 'a' }, ids: ['a\n'] })).toContain(
      `<Button onClick={() => {}} style={{ padding: 24, 'grid-area': 'a' }} ids={["a\\n"]}>`,
    );
  });

  it('omits removed arguments, and imports of replaced arguments', async () => {
    const code = await edited({ children: 'Send it', onClick: undefined });
    expect(elementIn(code)).toBe('<Button>Send it</Button>');
    expect(code).not.toContain('Icon');
    expect(await edited({ children: 'a < b' })).toContain(">{'a < b'}</Button>");
  });
});
