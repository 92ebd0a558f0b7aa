import type { Check } from '../context.ts';
import { isNative } from '../native.ts';
import { policyLines } from './scripts.ts';

/** Built-in functions that old libraries replace, by name. */
const builtIns = (): [string, unknown][] => [
  ['Array.from', Array.from],
  ['Array.prototype.reduce', Array.prototype.reduce],
  ['Array.prototype.map', Array.prototype.map],
  ['Function.prototype.bind', Function.prototype.bind],
  ['JSON.parse', JSON.parse],
];

export const checkBrowser: Check = () => {
  if (!CSS.supports('color:light-dark(red,tan)')) {
    return [
      {
        verdict: 'bad',
        title: 'This browser is too old for the widgets',
        detail: 'Visitors with such a browser see your link instead.',
        remedy: 'Use Chrome or Edge 123, Firefox 120, Safari 17.5 or newer.',
      },
    ];
  }
  const replaced = builtIns().flatMap(([name, value]) => (isNative(value) ? [] : [name]));
  const added: string[] = [];
  for (const key in {}) added.push(`Object.prototype.${key}`);
  const all = [...replaced, ...added];
  if (all.length === 0) return [{ verdict: 'good', title: 'The browser is new enough' }];
  return [
    {
      verdict: 'note',
      title: 'A script of this page has changed the language itself',
      detail: `${all.slice(0, 4).join(', ')}. Old libraries such as prototype.js and MooTools do that.`,
      remedy: 'If a widget shows only its link, remove that library from this page, or use our iframe.',
    },
  ];
};

/** Reports requests to our server that the page's Content-Security-Policy blocks. scripts.ts checks scripts. */
export const checkPolicy: Check = ({ origin, policy }) => {
  const ours = policy
    .seen()
    .filter(({ blocked, directive }) => blocked.startsWith(origin) && !directive.startsWith('script-src'));
  if (ours.length === 0) return [];
  const directives = [...new Set(ours.map(({ directive }) => directive))];
  return [
    {
      verdict: 'bad',
      title: `The page’s Content-Security-Policy refuses ${directives.join(', ')}`,
      detail: ours.map(({ directive, blocked }) => `${directive}: ${blocked}`).join('\n'),
      remedy: 'Add our address to these directives of the policy:',
      code: directives.includes('frame-src') ? `frame-src ${origin};` : policyLines(origin),
    },
  ];
};
