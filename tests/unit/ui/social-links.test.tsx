import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/tokens/brand.ts';
import { SocialLinks } from '../../../src/ui/social-links/SocialLinks.tsx';

describe('The social links', () => {
  it('are a labelled list, and each link names its network and opens a new tab', () => {
    render(<SocialLinks links={brand.social} />);
    expect(screen.getByRole('list', { name: 'Social networks' })).toBeTruthy();
    for (const { name, href } of brand.social) {
      const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link.getAttribute('href')).toBe(href);
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });
});
