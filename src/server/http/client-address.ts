import { isIPv6 } from 'node:net';

/** What @hono/node-server puts into `c.env`; absent when a request is made inside this process. */
export interface NodeEnv {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/**
 * The address that limits count for. Behind a trusted proxy it is the last entry of X-Forwarded-For, the one the proxy
 * wrote itself; the others are whatever the client claimed. An IPv6 client owns a /64, so that is what counts.
 */
export function clientAddress(request: Request, env: NodeEnv | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = (forwarded || env?.incoming?.socket.remoteAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
