/**
 * What the page in the iframe runs: it tells its host how high it is. Its text is written into the page, so it uses nothing
 * from around it. A height is public; a message to `*` may hold nothing else.
 */
export function tellHeight(): void {
  if (parent === window) return;
  // WordPress gives a frame that it made of an address a secret, and hears the height and the links with it only.
  const secret = /\bsecret=(\w+)/.exec(location.hash)?.[1];
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ type: 'steam-height', height }, '*');
    if (secret) parent.postMessage({ message: 'height', secret, value: height }, '*');
  };
  new ResizeObserver(tell).observe(document.body);
  // The room that an element holds for its data is up to a window's height, which here is what the host gave: once the
  // data is there, or will not come, it is as high as it is.
  const release = ({ target }: Event) => {
    const held = target instanceof HTMLElement ? target.shadowRoot?.firstElementChild : undefined;
    if (held instanceof HTMLElement) held.style.minHeight = '';
  };
  addEventListener('steam-ready', release);
  addEventListener('steam-error', release);
  // Who began to listen late asks by any message.
  addEventListener('message', tell);
  if (!secret) return;
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    parent.postMessage({ message: 'link', secret, value: link.href }, '*');
  });
}
