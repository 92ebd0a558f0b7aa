/**
 * Handles clicks before hydration, on a catalogue page whose HTML does not contain all courses: a filter change submits
 * the form, and "Show more courses" waits for hydration instead of opening the next page. The source text of this
 * function is inlined into the page, so it must not use anything else from this module.
 */
export function handleEarlyChoices(): void {
  /** The filter form before hydration; use-url-filters.ts then sets `data-live`. */
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
    // Reset the form, because the browser would restore the changed filter after Back.
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
