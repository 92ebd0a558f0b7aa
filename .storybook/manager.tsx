import { createElement, type ReactNode } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { initialMode, onThemeChange, themeShown } from './mode.ts';
import { managerThemes } from './theme.ts';

/** The choice in the URL, such as `globals=theme:dark`: the first paint has its theme. */
const [, themeInUrl = initialMode.theme] =
  /(?:^|;)theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '') ?? [];

addons.setConfig({
  theme: managerThemes[themeShown(themeInUrl)],
  sidebar: { showRoots: true },
  toolbar: { 'storybook/outline': { hidden: true }, 'storybook/background': { hidden: true } },
});

const onPreact = location.pathname.includes('/preact/');

/** Links to the same story in the Storybook of the other runtime. */
function RuntimeLink(): ReactNode {
  const api = useStorybookApi();
  const other = onPreact ? 'React' : 'Preact';
  const go = () => {
    // Only the React build has docs pages.
    const { path = '' } = api.getUrlState();
    const query = new URLSearchParams(location.search);
    if (path.startsWith('/story/')) query.set('path', path);
    else query.delete('path');
    location.assign(`${onPreact ? '../' : 'preact/'}?${query}`);
  };
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      ariaLabel: `On ${onPreact ? 'Preact' : 'React'}; show this on ${other}`,
      onClick: go,
    },
    onPreact ? 'Preact' : 'React',
    ' ⇄',
  );
}

addons.register('steam-kit/theme', (api) => {
  onThemeChange(api, themeInUrl, (theme) => {
    document.documentElement.style.colorScheme = theme;
    api.setOptions({ theme: managerThemes[theme] });
  });
});

addons.register('steam-kit/runtime', () => {
  // Only the built Storybooks are served side by side.
  if (!/\/kit\//.test(location.pathname)) return;
  addons.add('steam-kit/runtime/tool', {
    title: 'Runtime',
    type: types.TOOL,
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => createElement(RuntimeLink),
  });
});
