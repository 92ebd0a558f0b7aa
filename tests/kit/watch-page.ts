/** The methods that the story runner's Playwright and the tests' Playwright share. */
interface Watchable {
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
  on(event: 'request', listener: (request: { url(): string }) => void): unknown;
}

/**
 * Records what a story must not do: throw, leave a rejection unhandled, log an error, or request another origin or an
 * API. The caller clears the list before each story.
 */
export function watchPage(page: Watchable, origin: string): string[] {
  const pageErrors: string[] = [];
  // Chromium reports an unhandled rejection like an uncaught error.
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Stories of missing images and videos cause these errors deliberately.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      pageErrors.push(`logged: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const inside = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === origin;
    if (!inside || url.pathname.startsWith('/api')) pageErrors.push(`requested ${url.href}`);
  });
  return pageErrors;
}
