import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PartnerContext } from '../../../src/site/page.ts';
import { ShareButton } from '../../../src/site/share/ShareButton.tsx';
import { renderInSite } from './in-site.tsx';

const button = <ShareButton of="/course-details/kitchen-chemistry" title="Kitchen Chemistry" />;

describe('The Share button', () => {
  it('is a link to the Share page for visitors without scripts', () => {
    renderInSite(button);
    const link = screen.getByRole('link', { name: 'Share' });
    expect(link.getAttribute('href')).toBe('/share?of=%2Fcourse-details%2Fkitchen-chemistry');
  });

  it('opens a dialog with the partner whose link the visitor followed, and returns the focus', async () => {
    const { history } = renderInSite(<PartnerContext value="green-valley">{button}</PartnerContext>);
    const link = screen.getByRole('link', { name: 'Share' });
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Share Kitchen Chemistry' });
    expect(dialog.textContent).toContain('/course-details/kitchen-chemistry?partner=green-valley');
    expect(history).toEqual(['/']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
