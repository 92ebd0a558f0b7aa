import { createElement, Fragment, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

// A host's React app around the snippet, which stands in a module of its own and finds React here.
Object.assign(globalThis, { React: { createElement, Fragment } });
const app = document.querySelector('#app');
const address = document.querySelector('[data-component]')?.getAttribute('data-component') ?? '';
const { SteamWidget }: { SteamWidget: () => ReactElement } = await import(/* @vite-ignore */ address);
if (app?.firstChild) hydrateRoot(app, createElement(SteamWidget));
else if (app) createRoot(app).render(createElement(SteamWidget));
