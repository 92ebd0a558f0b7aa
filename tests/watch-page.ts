/** What the Playwright of the story runner and that of the tests have in common. */
interface Watchable {
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
  on(event: 'request', listener: (request: { url(): string }) => void): unknown;
}

/**
 * Writes down what a story may not do: throw, leave a rejection unhandled, log an error, or talk to a network: to another
 * origin, or to an API. The caller empties the list when the next story begins.
 */
export function watchPage(page: Watchable, origin: string): string[] {
  const troubles: string[] = [];
  // Chromium reports a rejection that nobody handles as it does an error that nobody catches.
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Stories of missing pictures and clips are there to show just that.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(`logged: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const inside = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === origin;
    if (!inside || url.pathname.startsWith('/api')) troubles.push(`asked the network for ${url.href}`);
  });
  return troubles;
}
