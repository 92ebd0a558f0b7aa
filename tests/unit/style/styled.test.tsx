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
  it('writes its rules to the nearest StyleRoot, and into no element of the page', () => {
    const target = createStyleTarget('');
    const { container } = render(
      <StyleRoot target={target}>
        <Box $tone="red">x</Box>
      </StyleRoot>,
    );
    const name = container.querySelector('p')?.className ?? '';
    expect(target.data).toContain(`.${name}{color:red;}`);
    expect(target.data).toContain(`.${name}:hover{color:blue;}`);
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('writes its rules to each of two roots', () => {
    const [one, two] = [createStyleTarget(''), createStyleTarget('')];
    for (const target of [one, two, two]) {
      render(
        <StyleRoot target={target}>
          <Fixed>x</Fixed>
        </StyleRoot>,
      );
    }
    expect(one.data).toMatch(/^\.go\d+\{margin:1px;\}$/);
    expect(two.data).toBe(one.data);
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
    expect(createStyleTarget('a{b:c}').data).toBe('a{b:c}');
  });
});
