import { DocsRenderer } from '@storybook/addon-docs';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { Suspense, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { initialMode, onThemeChange } from './mode.ts';
import { docsThemes, type ThemeName } from './theme.ts';

let shown: ThemeName = 'light';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

addons.ready().then((channel) =>
  onThemeChange(channel, initialMode.theme, (theme) => {
    shown = theme;
    for (const listener of listeners) listener();
  }),
);

/** Renders a docs page in the theme of the toolbar: both Storybook's blocks and the kit's tokens. */
export function ThemedDocs(props: DocsContainerProps) {
  const theme = useSyncExternalStore(subscribe, () => shown);
  // Set during render, because the stories measure themselves on mount. Only their frames follow the toolbar's direction.
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' }).dataset.theme = theme;
  // Guides and code load on demand. Without this boundary, React's root would suspend, and it waits only briefly.
  return (
    <Suspense fallback={<p className="kit-loading">Loading…</p>}>
      <DocsContainer {...props} theme={docsThemes[theme]} />
    </Suspense>
  );
}

/**
 * Mounts a docs page once. Storybook's own renderer mounts it again after each change in the toolbar, and reloads the
 * frame if a story is still rendering. That is unnecessary: the stories and `ThemedDocs` follow the toolbar themselves.
 */
export class StableDocsRenderer extends DocsRenderer<ReactRenderer> {
  constructor() {
    super();
    const { render, unmount } = this;
    let isMounted = false;
    this.render = async (...page) => {
      if (isMounted) return;
      isMounted = true;
      await render(...page);
    };
    this.unmount = (element) => {
      isMounted = false;
      unmount(element);
    };
  }
}
