/**
 * The sentence above the fallback link. The loader contains it, because the file with the other labels may have failed to load.
 */
const sentences = { en: 'This cannot be shown at the moment.', ur: 'یہ اس وقت نہیں دکھایا جا سکتا۔' };

/**
 * While the widget cannot show its data, shows the fallback link as a card in the reserved space. Retries when the
 * browser is online again or the page is visible again. A fallback with more than a link stays unchanged.
 */
export function watchOutage(element: HTMLElement, box: HTMLElement, retry: () => void): void {
  const card = document.createElement('div');
  const sentence = document.createElement('p');
  card.className = 'o';
  card.append(sentence);
  const again = () => {
    if (document.visibilityState === 'visible' && element.isConnected) retry();
  };
  const listen = (call: 'addEventListener' | 'removeEventListener') => {
    window[call]('online', again);
    document[call]('visibilitychange', again);
  };
  element.addEventListener('steam-error', (event) => {
    const slot = box.querySelector('slot');
    if (event.target !== element || !slot || (event as CustomEvent<{ kind: string }>).detail.kind === 'empty') return;
    listen('addEventListener');
    const content = element.querySelector('slot')?.assignedElements() ?? element.children;
    if (content.length > 1) return;
    const language = (element.closest('[lang]') ?? document.documentElement).getAttribute('lang') ?? '';
    sentence.textContent = sentences[/^ur\b/i.test(language) ? 'ur' : 'en'];
    sentence.dir = 'auto';
    card.append(slot);
    box.append(card);
    box.classList.add('f');
  });
  element.addEventListener('steam-ready', () => {
    listen('removeEventListener');
    box.classList.remove('f');
    card.remove();
  });
}
