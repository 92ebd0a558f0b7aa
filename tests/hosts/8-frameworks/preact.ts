import { createElement, render } from 'preact';
import { useState } from 'preact/hooks';
import { appOf } from './app.ts';

const App = appOf({ createElement: createElement as never, useState: useState as never });
render(createElement(App as never, null), document.querySelector('#app') as Element);
