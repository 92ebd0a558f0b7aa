import { createElement, type ReactNode } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { initialMode, onThemeChange, themeShown } from './mode.ts';
import { counterpartOf } from './runtimes.ts';
import { addSchoolTool } from './school-tool.tsx';
import { managerThemes } from './theme.ts';

/** The theme in the URL, such as `globals=theme:dark`, for the first paint. */
const [, themeInUrl = initialMode.theme] =
  /(?:^|;)theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '') ?? [];

addons.setConfig({
  theme: managerThemes[themeShown(themeInUrl)],
  sidebar: { showRoots: true },
  toolbar: { 'storybook/outline': { hidden: true }, 'storybook/background': { hidden: true } },
});

const onPreact = location.pathname.includes('/preact/');

/** Links to the same story in the Storybook of the other runtime, if it exists there. */
function RuntimeLink(): ReactNode {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [own, other] = onPreact ? ['Preact', 'React'] : ['React', 'Preact'];
  const counterpart = counterpartOf(storyId, Object.values(api.getIndex()?.entries ?? {}));
  const go = () => {
    const query = new URLSearchParams(location.search);
    query.set('path', `/story/${counterpart}`);
    location.assign(`${onPreact ? '../' : 'preact/'}?${query}`);
  };
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      ariaLabel: counterpart ? `On ${own}; show this on ${other}` : `Only on ${own}`,
      disabled: !counterpart,
      onClick: go,
    },
    own,
    counterpart ? ' ⇄' : '',
  );
}

addons.register('steam-kit/theme', (api) => {
  onThemeChange(api, themeInUrl, (theme) => {
    document.documentElement.style.colorScheme = theme;
    api.setOptions({ theme: managerThemes[theme] });
  });
});

addons.register('steam-kit/runtime', () => {
  // Only built Storybooks are served side by side.
  if (!/\/kit\//.test(location.pathname)) return;
  addons.add('steam-kit/runtime/tool', {
    title: 'Runtime',
    type: types.TOOL,
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => createElement(RuntimeLink),
  });
});

addSchoolTool();
