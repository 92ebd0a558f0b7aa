import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Router, useLocation, useSearch } from 'wouter';
import { Navigation, useGo } from '../../../src/office/shell/Navigation.tsx';
import { useUnsaved } from '../../../src/office/shell/unsaved.ts';
import { refused } from '../../../stories/office/fake-office.ts';
import { button, callsOf, openOffice } from './in-office.tsx';

let lateGo: (href: string) => void = () => undefined;

function Editor() {
  useUnsaved(true);
  lateGo = useGo();
  return null;
}

function Where() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <output>{path + (search && `?${search}`)}</output>
      {path === '/edit' && <Editor />}
    </>
  );
}

const shown = () => document.querySelector('output')?.textContent;
const atAddress = (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address));
const asks = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

describe('The URL of an office page with unsaved changes', () => {
  beforeEach(() => {
    history.pushState(null, '', '/office/messages?find=sana');
    history.pushState(null, '', '/office/edit?tab=2');
    render(
      <Router base="/office">
        <Navigation>
          <Where />
        </Navigation>
      </Router>,
    );
  });
  afterEach(() => {
    cleanup();
    history.pushState(null, '', '/');
  });

  it('does not change on Back until the user confirms, and keeps its query', async () => {
    history.back();
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(location.pathname + location.search).toBe('/office/edit?tab=2');
    fireEvent.click(await button('Stay here'));
    expect(shown()).toBe('/edit?tab=2');
  });

  it('changes with its query if the user confirms to leave', async () => {
    history.back();
    fireEvent.click(await button('Leave and lose them'));
    await atAddress('/office/messages?find=sana');
    expect(shown()).toBe('/messages?find=sana');
  });

  it('can change its fragment without a question', async () => {
    location.hash = '#main';
    await act(async () => {
      history.back();
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    });
    expect(asks()).toBeNull();
    expect(shown()).toBe('/edit?tab=2');
  });

  it('does not change after the component that navigates has unmounted', async () => {
    history.back();
    fireEvent.click(await button('Leave and lose them'));
    await atAddress('/office/messages?find=sana');
    act(() => lateGo('/office/people'));
    expect(location.pathname).toBe('/office/messages');
  });
});

describe('Sign out', () => {
  it('asks for confirmation on a page with unsaved changes', async () => {
    const { server, user } = openOffice('/content/faq/robots');
    fireEvent.change(await screen.findByLabelText(/^Question/), { target: { value: 'Typed' } });
    await user.click(await button('Sign out'));
    expect(asks()).toBeTruthy();
    expect(callsOf(server, 'session/sign-out')).toEqual([]);
    await user.click(await button('Leave and lose them'));
    await waitFor(() => expect(callsOf(server, 'session/sign-out')).toHaveLength(1));
  });

  it('keeps the unsaved changes if the request fails', async () => {
    const { user } = openOffice('/content/faq/robots', { 'session/sign-out': refused('The server did not answer.') });
    fireEvent.change(await screen.findByLabelText(/^Question/), { target: { value: 'Typed' } });
    await user.click(await button('Sign out'));
    await user.click(await button('Leave and lose them'));
    expect(await screen.findByText('The server did not answer.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Staff' }));
    expect(asks()).toBeTruthy();
  });
});
