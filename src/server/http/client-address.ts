import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** What @hono/node-server puts into `c.env`; absent when a request is made inside this process. */
export interface NodeEnv {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/**
 * The network that limits count for: an IPv4 address, or the /64 that an IPv6 client owns. Behind a trusted proxy it is
 * the last entry of X-Forwarded-For, which the proxy wrote itself, some of them as `ip:port` or `[v6]:port`.
 */
export function clientAddress(request: Request, env: NodeEnv | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const written = forwarded || env?.incoming?.socket.remoteAddress || 'unknown';
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return (isIPv6(address) ? prefixOf(address, 4) : address) || 'unknown';
}

/** The /48 of a /64 that `clientAddress` answered: what a provider hands to one customer. Others are their own. */
export const siteOf = (network: string): string =>
  network.endsWith('::/64') ? prefixOf(network.slice(0, -'/64'.length), 3) : network;

function prefixOf(address: string, count: 3 | 4): string {
  const [withoutZone = ''] = address.split('%');
  const groups = expandIPv6(withoutZone).split(':').slice(0, count);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${count * 16}`;
}
