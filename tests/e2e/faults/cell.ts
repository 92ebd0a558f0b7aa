import type { TestInfo } from '@playwright/test';
import type { OddApi } from '../fault-api.ts';
import type { Call } from './calls.ts';
import type { Kind } from './faults.ts';

/** The browser says what it was refused, in words of its own. */
export const noise = /blocked by CORS policy|^policy: connect-src|Content Security Policy directive: "connect-src/;

/** Notes a cell for the matrix that is printed at the end (matrix-reporter.ts). */
export const held = (info: TestInfo, name: string, kind: Kind, way: string) =>
  info.annotations.push({ type: 'cell', description: `${name}|${kind.name}|${way}` });

/** How often a call was made; of several with one pattern, the one that was made most. */
export const asked = (api: OddApi, { path }: Pick<Call, 'path'>) => {
  const pattern = new RegExp(`^${path.replace('*', '[^/]*')}$`);
  return Math.max(0, ...Object.entries(api.calls()).map(([name, count]) => (pattern.test(name) ? count : 0)));
};

/** An empty course or module is none. */
export const fitting = (call: Call, kind: Kind): Kind =>
  kind.name === 'empty' && /^(course|module)\/single/.test(call.name)
    ? { ...kind, outcome: 'refused', answer: ({ response, cors }) => response.writeHead(200, cors).end('{}') }
    : kind;
