import { describe, expect, it } from 'vitest';
import { nameStyles } from '../../../src/server/site-build/named-styles.ts';
import { createStyleTarget, steeredFrom } from '../../../src/style/style-target.ts';
import { namedRules, styled } from '../../../src/style/styled.ts';

const source = `
const Card = styled('p')\`
  color: \${tint};
  \${below(540)} {
    margin: \${\`\${one}px\`};
  }
\`;
const Steered = styled('p')<{ $on: boolean }>\`\${({ $on }) => $on && 'color: red;'}\`;
const Around = styled(Card)\`padding: 1px;\`;
`;

describe('The build of the site', () => {
  it('leaves names where the browser would carry rules, and the same names beside the server’s', () => {
    const browser = nameStyles(source, 'src/ui/card/Card.tsx', 'browser');
    const server = nameStyles(source, 'src/ui/card/Card.tsx', 'server');
    const names = [...browser.matchAll(/\('(s\w+)'\)/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(browser).toBe(`
const Card = styled('p')('${names[0]}');
const Steered = styled('p')<{ $on: boolean }>\`\${({ $on }) => $on && 'color: red;'}\`;
const Around = styled(Card)('${names[1]}');
`);
    expect(server).toContain(`const Card = styled('p', '${names[0]}')\``);
    expect(server).toContain(`const Around = styled(Card, '${names[1]}')\`padding: 1px;\``);
  });

  it('gives two files two sets of names', () => {
    const [one, two] = ['a', 'b'].map((name) => nameStyles(source, `src/ui/${name}.tsx`, 'browser'));
    expect(one).not.toBe(two);
  });
});

describe('Named rules', () => {
  it('are those of the parts that a page has used, a file’s before those of the files that it imports', () => {
    styled('p', 'sinner0')`color: red;`;
    styled('p', 'souter0')`margin: 1px;`;
    styled('p', 'souter1')`margin: 2px;`;
    expect(namedRules(new Set(['sinner0', 'souter0', 'souter1']))).toBe(
      '.souter0{margin:1px;}.souter1{margin:2px;}.sinner0{color:red;}',
    );
    expect(namedRules(new Set(['souter1']))).toBe('.souter1{margin:2px;}');
  });

  it('are refused for a part that props steer', () => {
    expect(() => styled('p', 'ssteer0')`color: ${() => 'red'};`).toThrow(/styled\(…\)<Types>/);
  });

  it('come before the steered rules that the page brought along', () => {
    const written = `.a{}${steeredFrom}.go1{}`;
    const target = createStyleTarget(written, written.length);
    let text = '';
    Object.assign(target.sheet ?? {}, { replaceSync: (next: string) => (text = next) });
    target.precede('.b{}');
    expect(text).toBe(`.b{}${steeredFrom}.go1{}`);
  });
});
