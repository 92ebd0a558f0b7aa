import type { TestInfo } from '@playwright/test';
import type { OddApi } from '../fault-api.ts';
import type { Call } from './calls.ts';
import type { Kind } from './faults.ts';

/** Console errors in which the browser reports a blocked request. */
export const noise = /blocked by CORS policy|^policy: connect-src|Content Security Policy directive: "connect-src/;

/** Records a cell of the matrix, which matrix-reporter.ts prints at the end. */
export const held = (info: TestInfo, name: string, kind: Kind, way: string) =>
  info.annotations.push({ type: 'cell', description: `${name}|${kind.name}|${way}` });

/** The number of requests. If several paths match, the highest number. */
export const asked = (api: OddApi, { path }: Pick<Call, 'path'>) => {
  const pattern = new RegExp(`^${path.replace('*', '[^/]*')}$`);
  return Math.max(0, ...Object.entries(api.calls()).map(([name, count]) => (pattern.test(name) ? count : 0)));
};

/** An empty course or module counts as missing. */
export const fitting = (call: Call, kind: Kind): Kind =>
  kind.name === 'empty' && /^(course|module)\/single/.test(call.name)
    ? { ...kind, outcome: 'refused', answer: ({ response, cors }) => response.writeHead(200, cors).end('{}') }
    : kind;
