import { decodePart } from '../../src/domain/course-part.ts';
import { faqs, products } from '../../src/domain/decoders.ts';
import { lists, type WidgetName } from '../../src/domain/embed/attributes.ts';
import { addressOf } from '../../src/domain/list-address.ts';
import { type Placement, settingOf } from './placements.ts';
import type { PolicyWatch } from './policy.ts';
import { type ProbeResult, probe } from './probe.ts';

/** Placeholder for the API host: a server with another API host replaces it (src/server/embed/script-reader.ts). */
const otherApi = '%STEAM_API_HOST%';

export interface ListAnswer {
  answer: ProbeResult;
  /** The ids in the list; undefined if it cannot be read. */
  ids: readonly string[] | undefined;
}

/** The API host of a widget, without a trailing slash. */
export function apiOf(placement: Placement, origin: string): string {
  const own = otherApi.replace(/^%.*/, `${origin}/api`);
  const said = settingOf(placement, 'api-host') || own;
  return (URL.canParse(said, document.baseURI) ? new URL(said, document.baseURI).href : said).replace(/\/+$/, '');
}

const readers: Record<Exclude<WidgetName, 'contact-form'>, (raw: unknown, base: string) => string[]> = {
  'course-finder': (raw, base) => decodePart(0)(raw, base).courses.map(({ id }) => id),
  faq: (raw, base) => faqs(raw, base).map(({ id }) => id),
  'product-list': (raw, base) => products(raw, base).map(({ id }) => id),
};

/** Returns a function that requests a list like a widget, once per URL. */
export function listReader(origin: string, policy: PolicyWatch) {
  const probes = new Map<string, Promise<ListAnswer>>();
  const read = async (address: string, name: keyof typeof readers): Promise<ListAnswer> => {
    const answer = await probe(address, policy);
    if (answer.kind !== 'ok') return { answer, ids: undefined };
    try {
      return { answer, ids: readers[name](JSON.parse(answer.text), address) };
    } catch {
      return { answer, ids: undefined };
    }
  };
  return (api: string, name: keyof typeof readers, list = lists[name]): Promise<ListAnswer> => {
    if (!list) throw new Error(`${name} shows no list.`);
    const address = addressOf(list, api, api === `${origin}/api`, {});
    const made = probes.get(address) ?? read(address, name);
    probes.set(address, made);
    return made;
  };
}
