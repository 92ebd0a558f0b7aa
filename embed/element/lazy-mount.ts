import type { Mount, Mounted, WidgetHost } from './types.ts';

export interface LazyMount extends Pick<Mounted, 'update' | 'adopt' | 'reload' | 'retry'> {
  isMounted(): boolean;
  /** Call when the element is connected to a document. */
  connect(): void;
  disconnect(): void;
}

/** Loads the code of a widget when its element comes near the viewport, and mounts it. Never throws into the host page. */
export function lazyMount(host: WidgetHost, load: (host: WidgetHost) => Mount | Promise<Mount>): LazyMount {
  const { element } = host;
  /** Stays true after the first time. The widget is then updated on each connection. */
  let isNear = !window.IntersectionObserver;
  let isLoading = false;
  let mounted: Mounted | undefined;
  let hasFailed = false;

  const start = async () => {
    if (isLoading || !element.isConnected) return;
    if (mounted) return mounted.update();
    isLoading = true;
    try {
      const mount = await load(host);
      if (element.isConnected) mounted = mount(host);
    } catch (error) {
      // Report only the first failure.
      if (!hasFailed) host.emit('error', { message: `<${element.localName}>: ${error}`, kind: 'script' });
      hasFailed = true;
    }
    isLoading = false;
  };
  const show = () => {
    removeEventListener('beforeprint', show);
    isNear = true;
    start();
  };
  if (!isNear) {
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.pop()?.isIntersecting) return;
        observer.disconnect();
        show();
      },
      { rootMargin: '400px' },
    ).observe(element);
  }
  return {
    isMounted: () => !!mounted,
    connect() {
      if (isNear) start();
      // Mount before printing, which includes content far from the viewport.
      else addEventListener('beforeprint', show);
    },
    disconnect() {
      removeEventListener('beforeprint', show);
      // If the page only moves the element, it is connected again in the same task.
      setTimeout(() => element.isConnected || mounted?.suspend());
    },
    update: () => mounted?.update(),
    adopt: () => mounted?.adopt(),
    reload: () => (mounted ? mounted.reload() : start()),
    retry: () => (mounted ? mounted.retry() : start()),
  };
}
