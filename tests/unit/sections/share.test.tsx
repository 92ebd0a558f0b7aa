import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { messageFacts } from '../../../src/domain/message-facts.ts';
import { ownPath, partnerName, pictureButton, sharedPath, shortName, whatsAppHref } from '../../../src/domain/share.ts';
import { ShareView, type ShareViewProps } from '../../../src/sections/share/ShareView.tsx';

const props: ShareViewProps = {
  of: '',
  title: 'STEAM Bazaar',
  name: '',
  onName: () => undefined,
  origin: 'https://steam.example',
  school: 'STEAM Bazaar',
};

describe('The short name of a partner in links', () => {
  it.each([
    ['Green Valley School', 'green-valley-school'],
    ['  Zoë & Ali’s  club ', 'zoe-ali-s-club'],
    ['lahore_school', 'lahore_school'],
    ['گرین', ''],
    ['x'.repeat(90), 'x'.repeat(64)],
    ['../<b>"', 'b'],
  ])('is made from any typed name: %s', (text, slug) => {
    expect(shortName(text)).toBe(slug);
  });

  it('stays unchanged in the snippet of a widget if it is valid', () => {
    expect(partnerName(' Green_Valley ')).toBe('Green_Valley');
    expect(partnerName('Green Valley')).toBe('green-valley');
  });
});

describe('A shared path', () => {
  it('keeps only a path of this site, without its query', () => {
    expect(ownPath('/course-details/a?b#c')).toBe('/course-details/a');
    for (const other of ['https://evil.example', '//evil.example', '/\\evil.example', 'course', '']) {
      expect(ownPath(other), other).toBe('');
    }
  });

  it('has the partner in its query, or is the page of the partner', () => {
    expect(sharedPath('/steam-products', 'me')).toBe('/steam-products?partner=me');
    expect(sharedPath('', 'me')).toBe('/p/me');
    expect(sharedPath('', '')).toBe('/');
    expect(sharedPath('/p/other', 'me')).toBe('/p/other');
  });

  it('is in the URL of WhatsApp, whose text decodes to title and link', () => {
    const href = whatsAppHref('Maths & more', 'https://steam.example/a?partner=me');
    expect(new URL(href).searchParams.get('text')).toBe('Maths & more https://steam.example/a?partner=me');
  });
});

describe('The code of the picture button', () => {
  it('escapes the school’s name in HTML and Markdown', () => {
    const { html, markdown } = pictureButton('https://steam.example', 'https://steam.example/p/me', 'A "B" [C](x)');
    expect(html).toContain('alt="Learn with A &quot;B&quot; [C](x)"');
    expect(markdown).toBe(
      '[![Learn with A "B" \\[C\\](x)](https://steam.example/share/button.svg)](https://steam.example/p/me)',
    );
  });
});

describe('The Share panel', () => {
  it('shows the link while the visitor types, and copies it', async () => {
    const user = userEvent.setup();
    render(<ShareView {...props} />);
    await user.type(screen.getByRole('combobox', { name: 'Your name or short name' }), 'Green Valley');
    screen.getByText('https://steam.example/p/green-valley');
    screen.getByText('In links you are green-valley. Visits are counted from the first one.');
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe('https://steam.example/p/green-valley');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Copied');
  });

  it('reports the typed name to the latest handler after a pause', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(<ShareView {...props} onName={first} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Zoe' } });
    // The page renders again before the delay ends, with another callback.
    rerender(<ShareView {...props} onName={second} />);
    await act(async () => vi.advanceTimersByTime(400));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith('Zoe');
  });

  it('has a QR code as picture and download, and a printable sheet, for the name in the URL', () => {
    render(<ShareView {...props} of="/steam-products" name="Green Valley" />);
    const query = '?of=%2Fsteam-products&partner=green-valley';
    const code = screen.getByRole('img', { name: /^QR code of/ });
    expect(code.getAttribute('src')).toBe(`/share/qr.svg${query}`);
    expect(code.getAttribute('alt')).toContain('https://steam.example/steam-products?partner=green-valley');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('PNG')).toBe(`/share/qr.png${query}`);
    expect(hrefOf('SVG')).toBe(`/share/qr.svg${query}`);
    expect(hrefOf('Sheet to print')).toBe(`/share/sheet${query}`);
  });

  it('opens the share sheet of the device, if there is one', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.assign(navigator, { share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    render(<ShareView {...props} name="zoe" />);
    await act(async () => screen.getByRole('button', { name: 'More…' }).click());
    expect(share).toHaveBeenCalledWith({ title: 'STEAM Bazaar', url: 'https://steam.example/p/zoe' });
  });

  it('has no button for the share sheet if the device does not support it', () => {
    render(<ShareView {...props} />);
    expect(screen.queryByRole('button', { name: 'More…' })).toBeNull();
  });

  it('shows no link until the server has made a short name for a name in another script', () => {
    const { rerender } = render(<ShareView {...props} name="گرین" />);
    screen.getByText('Making the short name of your link…');
    const isOffered = () => screen.queryByRole('button', { name: 'Copy the link' }) !== null;
    expect([isOffered(), screen.queryByRole('img')]).toEqual([false, null]);
    rerender(<ShareView {...props} name="گرین" answer={{ name: 'gryn', partner: undefined, similar: [] }} />);
    screen.getByText('https://steam.example/p/gryn');
    expect(screen.getByRole('img', { name: /^QR/ }).getAttribute('src')).toBe('/share/qr.svg?partner=gryn');
    expect(isOffered()).toBe(true);
    rerender(<ShareView {...props} name="…" answer={{ name: '', partner: undefined, similar: [] }} />);
    screen.getByText('Please write a name with letters.');
    expect(isOffered()).toBe(false);
  });

  it('has no link, QR code or download without a name, and Copy asks for a name', async () => {
    const user = userEvent.setup();
    const { container } = render(<ShareView {...props} />);
    await navigator.clipboard.writeText('before');
    const field = screen.getByRole('combobox', { name: 'Your name or short name' });
    const copy = screen.getByRole('button', { name: 'Copy the link' });
    expect([screen.queryByRole('img'), screen.queryByRole('link')]).toEqual([null, null]);
    expect(container.textContent).not.toContain('steam.example');
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('before');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const problem = screen.getByText('Please type your name: the link is made of it.');
    expect(field.getAttribute('aria-describedby')).toContain(problem.id);
    await user.type(field, 'Zoe');
    expect(screen.queryByText(problem.textContent)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe('https://steam.example/p/zoe');
  });

  it('shares the page of a course without the name of a partner', () => {
    render(<ShareView {...props} of="/course-details/kites" title="Kites" />);
    screen.getByText('https://steam.example/course-details/kites');
    screen.getByRole('img', { name: 'QR code of https://steam.example/course-details/kites' });
  });

  it('uses the id of a listed partner, shows whose page it is, and suggests partners with similar names', () => {
    const mehwish = { id: 'mehwish-gul', name: 'Mehwish Gul', kind: 'Teacher' };
    const answer = { name: mehwish.id, partner: mehwish, similar: [] };
    const { rerender, container } = render(<ShareView {...props} name="Mehwish Gul" answer={answer} />);
    screen.getByText('This is the page of Mehwish Gul (Teacher). Is that you? If not, add your town.');
    const similar = { name: 'mehwish', partner: undefined, similar: [mehwish] };
    rerender(<ShareView {...props} name="Mehwish" answer={similar} />);
    screen.getByText(/ Or are you Mehwish Gul\?$/);
    expect(container.querySelector('datalist option')?.getAttribute('value')).toBe('Mehwish Gul');
    // The visitor types another name. `answer` belongs to the previous one.
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Mehwish Hunza' } });
    screen.getByText('https://steam.example/p/mehwish-hunza');
  });

  it('shows the message for parents first, with the facts of a course, and collapses the rest', async () => {
    const user = userEvent.setup();
    const facts = messageFacts({ ages: '8-13', fee: 'Rs 4,500 a month', starts: ['2027-01-09', '2027-04-03'] });
    render(<ShareView {...props} of="/course-details/kites" title="Kites" name="zoe" facts={facts} />);
    const message =
      'Have a look at “Kites” from STEAM Bazaar. Ages 8–13 · Rs 4,500 a month · starts 9 January 2027: https://steam.example/course-details/kites?partner=zoe';
    const [whatsApp] = screen.getAllByRole('link', { name: 'WhatsApp' });
    expect(new URL(whatsApp?.getAttribute('href') ?? '').searchParams.get('text')).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(message);
    const fold = screen.getByText('For schools and ambassadors').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.contains(screen.getByRole('combobox', { hidden: true }))).toBe(true);
    expect(messageFacts({ ages: '', fee: '', starts: [] })).toBe('');
  });

  it('has a separate link and QR code for each place to share it, such as a poster', () => {
    render(<ShareView {...props} of="/steam-products" name="zoe" />);
    screen.getByText('https://steam.example/steam-products?partner=zoe&from=poster');
    const code = screen.getByRole('link', { name: 'QR code for Poster', hidden: true });
    expect(code.getAttribute('href')).toBe('/share/qr.png?of=%2Fsteam-products&partner=zoe&from=poster');
  });
});
