/**
 * Inlined into a page of the catalogue whose HTML does not contain all courses. Before hydration, a choice sends the form, and "Show
 * more courses" waits for hydration instead of opening the next page. Its source text is inlined, so it must not use anything from
 * this module.
 */
export function handleEarlyChoices(): void {
  /** The form of the filters, until React has hydrated it (use-url-filters.ts sets `data-live`). */
  const waitingForm = () => document.querySelector<HTMLFormElement>('main form:not([data-live])');
  const loadTimeoutMs = 5_000;

  addEventListener('change', ({ target }) => {
    const form = waitingForm();
    const isChoice =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'radio');
    if (!form || !isChoice || target.form !== form) return;
    const cards = form.parentElement?.querySelector('ul');
    form.dataset.sent = '';
    cards?.setAttribute('aria-busy', 'true');
    // After Back, the browser would restore the choice.
    addEventListener('pagehide', () => {
      form.reset();
      delete form.dataset.sent;
      cards?.removeAttribute('aria-busy');
    });
    form.submit();
  });

  addEventListener('click', (event) => {
    const form = waitingForm();
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[rel=next]');
    const isPlain = !event.defaultPrevented && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!form || !link || !isPlain || event.button !== 0) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    const timer = setTimeout(() => location.assign(link.href), loadTimeoutMs);
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      clearTimeout(timer);
      link.removeAttribute('aria-busy');
      link.click();
    }).observe(form, { attributes: true, attributeFilter: ['data-live'] });
  });
}
