import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { appOf } from './app.ts';

const App = appOf({ createElement: createElement as never, useState: useState as never });
createRoot(document.querySelector('#app') as Element).render(createElement(App as never));
