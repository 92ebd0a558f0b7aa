import { createElement, Fragment, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

// The script of a React host page. The snippet is a separate module, which uses the global React.
Object.assign(globalThis, { React: { createElement, Fragment } });
const app = document.querySelector('#app');
const address = document.querySelector('[data-component]')?.getAttribute('data-component') ?? '';
const { SteamWidget }: { SteamWidget: () => ReactElement } = await import(/* @vite-ignore */ address);
if (app?.firstChild) hydrateRoot(app, createElement(SteamWidget));
else if (app) createRoot(app).render(createElement(SteamWidget));
