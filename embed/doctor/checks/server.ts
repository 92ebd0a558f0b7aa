import { nearest, suggest } from '../../../src/domain/nearest.ts';
import type { Check, Context } from '../context.ts';
import { type Finding, quote } from '../finding.ts';
import { apiOf, type ListAnswer, listReader } from '../lists.ts';
import { hasRendered, isFarFromViewport, openingTag, type Placement, settingOf } from '../placements.ts';
import type { ProbeResult } from '../probe.ts';

const SLOW_MS = 3_000;

/** Checks that each API responds with a readable list, and that it contains the ids in the tags. */
export const checkServer: Check = async (context) => {
  const { origin, policy, placements } = context;
  const list = listReader(origin, policy);
  const findings: Finding[] = [];
  const failed = new Set<string>();
  for (const placement of placements) {
    if (!placement.name || !placement.element) continue;
    const api = apiOf(placement, origin);
    // The contact form has no list, and must not send a test message. Request the FAQ list to check its API.
    const lists = await list(api, placement.name === 'contact-form' ? 'faq' : placement.name);
    const problem = problemOf(lists, api, context);
    // checkPolicy has already reported this URL.
    const isSaid = lists.answer.kind === 'blocked' && api.startsWith(origin);
    if (problem && !isSaid && !failed.has(problem.title)) findings.push(problem);
    if (problem) failed.add(problem.title);
    else findings.push(...(await contentOf(placement, api, lists, list)));
  }
  return findings;
};

function problemOf({ answer, ids }: ListAnswer, api: string, { origin, policy }: Context): Finding | undefined {
  if (answer.kind === 'ok' && ids) return undefined;
  const otherServer = !api.startsWith(origin);
  const bad = (title: string, detail: string, remedy: string): Finding => ({ verdict: 'bad', title, detail, remedy });
  const rightHost = otherServer ? 'Is api-host right? Without it, the widget uses our server.' : 'Tell the provider.';
  const remedies: Record<Exclude<ProbeResult['kind'], 'blocked'>, () => Finding> = {
    ok: () => bad('The server answers something that is no list', api, rightHost),
    status: () => bad(`The server answers ${answer.kind === 'status' ? answer.status : ''}`, api, rightHost),
    mixed: () =>
      bad(
        'api-host begins with http:',
        `${api}\nThis page is secure (https:), and browsers block insecure requests from it.`,
        'Write https: in api-host.',
      ),
    cors: () =>
      bad(
        'The server does not let this page read its answer (CORS)',
        `${api} responds, but without Access-Control-Allow-Origin for ${location.origin}.`,
        otherServer ? 'Is api-host right? Its server must allow every origin.' : 'Tell the provider.',
      ),
    wrapped: () =>
      bad(
        'A script of this page has replaced fetch, and its fetch fails',
        `${api} responds to other requests. Tools for tracing, consent or security replace fetch.`,
        `Exclude requests to ${new URL(api).origin} from that tool.`,
      ),
    unreachable: () =>
      bad(
        'The server cannot be reached',
        `${api}${policy.seen().length > 0 ? '' : '\nNo response, and no policy of the page blocked the request.'}`,
        otherServer
          ? 'Is api-host right? Without it, the widget uses our server.'
          : 'Is there a firewall or a content blocker? Try another network, then tell the provider.',
      ),
    timeout: () => bad('The server did not answer within ten seconds', api, 'Try again later, then tell the provider.'),
  };
  if (answer.kind === 'blocked') {
    return {
      verdict: 'bad',
      title: 'The page’s Content-Security-Policy keeps the widget from its data',
      detail: api,
      remedy: 'Add this to the policy:',
      code: `connect-src ${new URL(api).origin};`,
    };
  }
  return remedies[answer.kind]();
}

/** Checks that a widget shows its data, and that the list contains the ids in its attributes. */
async function contentOf(
  placement: Placement,
  api: string,
  lists: ListAnswer,
  list: ReturnType<typeof listReader>,
): Promise<Finding[]> {
  const findings =
    placement.name === 'faq' ? await courseOf(placement, api, list) : productsOf(placement, lists.ids ?? []);
  if (findings.some(({ verdict }) => verdict === 'bad')) return findings;
  if (hasRendered(placement)) {
    findings.push({ verdict: 'good', title: `${openingTag(placement)} shows its data` });
    if (lists.answer.kind === 'ok' && lists.answer.ms > SLOW_MS) {
      findings.push({
        verdict: 'note',
        title: 'The server answers slowly',
        detail: `${Math.round(lists.answer.ms / 100) / 10} seconds for the list.`,
        remedy: 'Is the connection slow? If not, tell the provider.',
      });
    }
  } else if (isFarFromViewport(placement)) {
    findings.push({
      verdict: 'good',
      title: `${openingTag(placement)} waits until it is scrolled to`,
      detail: 'That is intended: far down the page it loads nothing.',
    });
  } else if (lists.ids?.length === 0) {
    findings.push({
      verdict: 'bad',
      title: `There is nothing for ${openingTag(placement)} to show`,
      detail: `${api} responds with an empty list.`,
      remedy: 'Tell the provider.',
    });
  } else if (placement.host.checkVisibility()) {
    findings.push({
      verdict: 'bad',
      title: `${openingTag(placement)} does not show its data`,
      detail:
        'The server responds, and the script has run. Its second part may have failed to load, for example after an update.',
      remedy: 'Reload the page. If that does not help, send this report to the provider.',
    });
  }
  return findings;
}

/** Reports a `course` without questions, because the API returns an empty list for an unknown course. */
async function courseOf(placement: Placement, api: string, list: ReturnType<typeof listReader>): Promise<Finding[]> {
  const course = settingOf(placement, 'course');
  if (!course) return [];
  const own = await list(api, 'faq', { path: `coursefaq/single/${encodeURIComponent(course)}` });
  if (own.ids?.length) return [];
  const all = (await list(api, 'course-finder')).ids ?? [];
  const isKnown = all.includes(course);
  return [
    {
      verdict: 'bad',
      title: isKnown ? `The course “${course}” has no questions` : `There is no course “${quote(course)}”`,
      detail: `In the page: ${openingTag(placement)}`,
      remedy: isKnown ? 'Leave course out: the general questions show.' : didYouMean(course, all),
    },
  ];
}

const didYouMean = (id: string, all: readonly string[]) => {
  const near = nearest(id, all);
  return near ? `Did you mean “${near}”?` : 'The builder has the ids in a list to choose from.';
};

function productsOf(placement: Placement, ids: readonly string[]): Finding[] {
  if (placement.name !== 'product-list') return [];
  const wanted = settingOf(placement, 'products').match(/[^\s,]+/g) ?? [];
  const unknown = wanted.filter((id) => !ids.includes(id));
  if (unknown.length === 0) return [];
  return unknown.map((id) => ({
    verdict: unknown.length === wanted.length ? 'bad' : 'note',
    title: `There is no product “${quote(id)}”`,
    detail: `In the page: ${openingTag(placement)}`,
    remedy: suggest(id, ids),
  }));
}
