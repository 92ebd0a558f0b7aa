import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StyleRoot } from '../../../src/style/StyleRoot.tsx';
import { createStyleTarget } from '../../../src/style/style-target.ts';
import { styled } from '../../../src/style/styled.ts';

const Box = styled('p')<{ $tone?: string }>`
  color: ${({ $tone }) => $tone ?? 'green'};
  &:hover {
    color: blue;
  }
`;
const Fixed = styled('p')`
  margin: 1px;
`;

describe('A styled part', () => {
  it('writes its rules only to the nearest StyleRoot', () => {
    const target = createStyleTarget('');
    const { container } = render(
      <StyleRoot target={target}>
        <Box $tone="red">x</Box>
      </StyleRoot>,
    );
    const name = container.querySelector('p')?.className ?? '';
    expect(target.text).toContain(`.${name}{color:red;}`);
    expect(target.text).toContain(`.${name}:hover{color:blue;}`);
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('writes its rules to each of two StyleRoots', () => {
    const [one, two] = [createStyleTarget(''), createStyleTarget('')];
    for (const target of [one, two, two]) {
      render(
        <StyleRoot target={target}>
          <Fixed>x</Fixed>
        </StyleRoot>,
      );
    }
    expect(one.text).toMatch(/^\.go\d+\{margin:1px;\}$/);
    expect(two.text).toBe(one.text);
  });

  it('keeps $props out of the DOM, joins class names, and forwards the ref', () => {
    const ref = { current: null as HTMLParagraphElement | null };
    const { container } = render(
      <Box $tone="red" className="given" id="a" ref={ref}>
        x
      </Box>,
    );
    const element = container.querySelector('p');
    expect(element?.getAttributeNames().sort()).toEqual(['class', 'id']);
    expect(element?.className).toMatch(/^go\d+ given$/);
    expect(ref.current).toBe(element);
  });

  it('renders another tag with `as`', () => {
    const { container } = render(<Fixed as="h2">x</Fixed>);
    expect(container.querySelector('h2')?.className).toMatch(/^go\d+/);
  });
});

describe('A style target', () => {
  it('starts with the base rules', () => {
    expect(createStyleTarget('a{b:c}').text).toBe('a{b:c}');
  });

  it('has each rule once, and returns an empty text to goober, which would search and copy it', () => {
    const rulesOf = (base: string) => {
      const target = createStyleTarget(base);
      for (const tone of ['red', 'red', 'blue']) {
        render(
          <StyleRoot target={target}>
            <Fixed>x</Fixed>
            <Box $tone={tone}>x</Box>
          </StyleRoot>,
        );
      }
      expect(target.data).toBe('');
      return target.text;
    };
    const rules = rulesOf('');
    expect(rules.match(/margin:1px/g)).toHaveLength(1);
    expect(rules.match(/\.go\d+\{color:/g)).toHaveLength(2);
    expect(rulesOf(rules)).toBe(rules);
  });
});
