/** The methods of a page that have the same types in the Playwright of the story runner and in that of the tests. */
interface Watchable {
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
  on(event: 'request', listener: (request: { url(): string }) => void): unknown;
}

/**
 * Records faults of a story: uncaught errors, unhandled rejections, console errors, and requests to another origin or the API.
 * The caller clears the list before each story.
 */
export function watchPage(page: Watchable, origin: string): string[] {
  const pageErrors: string[] = [];
  // Includes unhandled rejections.
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Stories with missing images and videos cause these errors deliberately.
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
