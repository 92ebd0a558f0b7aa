import { curlyQuotes } from '../../../src/domain/embed/valid-value.ts';
import { suggest } from '../../../src/domain/nearest.ts';
import type { Check, Context } from '../context.ts';
import type { Finding } from '../finding.ts';
import { isMixed, probe } from '../probe.ts';
import { fileNames, isDefined, type ScriptUse } from '../scripts.ts';

const bad = (title: string, detail: string, remedy: string, code?: string): Finding => ({
  verdict: 'bad',
  title,
  detail,
  remedy,
  code,
});

export const line = (file: string, origin: string) =>
  file === 'steam'
    ? `<script type="module" src="${origin}/embed/v1/steam.js"></script>`
    : `<script src="${origin}/embed/v1/${file}.js" defer></script>`;

const isJavaScript = (type: string) => type === '' || /^(text|application)\/(x-)?(java|ecma)script$/i.test(type);

/** Checks which of our scripts are on the page, their origin and version, and why a script does not run. */
export const checkScripts: Check = async (context) => {
  const { scripts } = context;
  const findings: Finding[] = [];
  for (const script of scripts) findings.push(...(await examine(script, context)));
  const channels = new Set(scripts.filter(({ channel }) => channel).map(({ url, channel }) => originOf(url) + channel));
  if (channels.size > 1) {
    findings.push({
      verdict: 'note',
      title: 'Two versions of our scripts are on this page',
      detail: scripts.map(({ written }) => written).join('\n'),
      remedy: 'Keep only the newer line. The first script defines the widgets for both.',
    });
  }
  return findings;
};

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '');

async function examine(script: ScriptUse, { origin, policy, placements }: Context): Promise<Finding[]> {
  const { element, written, channel } = script;
  const where = `In the page: ${element.cloneNode(false) instanceof Element ? openingTag(element) : written}`;
  const problem = lineProblem(script, where, origin) ?? addressProblem(script, where, origin, policy);
  if (problem) return [problem];
  if (!channel) return copy(script, where, origin, placements);
  return delivered(script, where, origin, policy);
}

function lineProblem({ element, written, attribute, file, kind }: ScriptUse, where: string, origin: string) {
  if (written.search(curlyQuotes) >= 0) {
    return bad(
      'The script’s line has curly quotation marks',
      `${where}\nA word processor replaced " by “ ”. They are now part of the address.`,
      'Paste the line again, from the builder and not from a document.',
      line(file, origin),
    );
  }
  if (attribute !== 'src' || !(isJavaScript(element.type) || element.type === 'module')) {
    return bad(
      'Another tool holds our script back',
      `${where}\nA cookie banner or a speed plugin changed the line, so browsers do not run it.`,
      'Add an exception for our address to that tool. Our scripts set no cookie and store nothing.',
    );
  }
  if (kind === 'unknown') {
    const remedy = `${suggest(file, fileNames)} The builder has every line.`;
    return bad(`There is no script “${file}.js”`, where, remedy, line('steam', origin));
  }
  if (kind === 'loader' && element.type !== 'module') {
    return bad('The loader’s line lacks type="module"', where, 'Write it like this:', line('steam', origin));
  }
  if (kind === 'classic' && element.type === 'module') {
    return bad(
      `The line of ${file}.js has type="module"`,
      `${where}\nAs a module, it does not know its own address.`,
      'Write it without:',
      line(file, origin),
    );
  }
  return undefined;
}

/** Finds a script URL that the browser or the page's policy blocks, or that belongs to another provider. */
function addressProblem(
  { url, channel, file }: ScriptUse,
  where: string,
  origin: string,
  policy: Context['policy'],
): Finding | undefined {
  if (isMixed(url)) {
    return bad(
      'The script’s address begins with http:',
      `${where}\nThis page is secure (https:), and browsers load nothing insecure on it.`,
      'Write https: in the address.',
      line(file, url.replace('http:', 'https:').replace(/\/embed\/.*/, '')),
    );
  }
  if (policy.blocks(/^script-src/, url)) {
    return bad(
      'The page’s Content-Security-Policy refuses our script',
      where,
      'Add our address to these directives of the policy:',
      policyLines(originOf(url)),
    );
  }
  if (channel && originOf(url) !== origin) {
    return {
      verdict: 'note',
      title: 'The script comes from another server than this doctor',
      detail: `${where}\nThis doctor came from ${origin}.`,
      remedy: `Load all our scripts from ${origin}.`,
      code: line(file, origin),
    };
  }
  return undefined;
}

const openingTag = (element: Element) => /^<[^>]*>/.exec(element.outerHTML)?.[0] ?? '';

export const policyLines = (origin: string) =>
  `script-src ${origin};\nconnect-src ${origin};\nimg-src ${origin} data:;`;

function copy({ file }: ScriptUse, where: string, origin: string, placements: Context['placements']): Finding[] {
  const knows = placements.every(({ host }) => host.hasAttribute('api-host') || host.hasAttribute('data-api-host'));
  return [
    {
      verdict: knows ? 'note' : 'bad',
      title: 'The script is a copy, on another server than ours',
      detail: `${where}\nA copy gets no fixes${knows ? '' : ' and does not know our server'}.`,
      remedy: 'Load it from our address, and exclude it from tools that combine scripts.',
      code: line(file, origin),
    },
  ];
}

/** Checks that a script with a correct tag was loaded unaltered and has run. */
async function delivered(
  { element, url, channel, file, kind }: ScriptUse,
  where: string,
  origin: string,
  policy: Context['policy'],
): Promise<Finding[]> {
  const address = new URL(url);
  const [hashes, answer] = await Promise.all([
    probe(`${origin}/embed/${channel}/${channel === 'v1' ? 'release' : 'integrity'}.json`, policy),
    probe(address.href, policy),
  ]);
  if (answer.kind === 'status') {
    return [
      bad(
        `The server has no ${address.pathname}`,
        `${where}\nIt responds with ${answer.status}.`,
        'Is the version in the address right? This line always works:',
        line(file, origin),
      ),
    ];
  }
  const known = hashes.kind === 'ok' ? integrityOf(hashes.text, `${file}.js`) : undefined;
  const integrity = element.integrity;
  if (integrity && known && !integrity.split(/\s+/).includes(known)) {
    return [
      bad(
        'The hash belongs to another version of the script',
        `${where}\nThe browser blocks a script with another hash.`,
        channel === 'v1'
          ? 'The address /embed/v1/ brings new versions: leave the hash out, or copy a pinned line from the builder.'
          : 'Copy the line again from the builder, with “Pin version”.',
        line(file, origin),
      ),
    ];
  }
  const findings: Finding[] = [];
  const got = answer.kind === 'ok' ? await sha384(answer.text) : undefined;
  if (known && got && got !== known) {
    findings.push({
      verdict: 'note',
      title: `Something between us and this page changes ${file}.js`,
      detail: 'The page receives another text than our server sends.',
      remedy: 'Look for an optimiser in your proxy, firewall or CDN, and exclude our address.',
    });
  }
  if (integrity && channel === 'v1') {
    findings.push({
      verdict: 'note',
      title: 'A hash on an address that brings new versions',
      detail: `${where}\nAfter our next version, the hash is wrong and the browser blocks the script.`,
      remedy: 'Leave integrity out, or copy a pinned line from the builder.',
    });
  }
  if (integrity && kind === 'loader') {
    findings.push({
      verdict: 'note',
      title: 'The hash protects only one of the loader’s files',
      detail: `${where}\nThe loader loads the widgets from other files, which no hash covers.`,
      remedy: 'Copy a pinned line from the builder: each classic script is one file.',
    });
  }
  const ran = isDefined(kind === 'classic' ? file : 'faq');
  if (!ran && answer.kind === 'ok') {
    return [
      bad(
        `The line of ${file}.js is in the page, but has not run`,
        `${where}\nBrowsers do not run a script that is inserted as text (innerHTML) or in a template.`,
        'Put the line into the page’s source, or let your framework create a script element.',
      ),
      ...findings,
    ];
  }
  if (!ran) return [...findings, bad(`${file}.js did not arrive`, where, 'See the finding on our server below.')];
  return [...findings, { verdict: 'good', title: `${file}.js has run (${channel})` }];
}

function integrityOf(text: string, file: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const all = Object(parsed) as Record<string, unknown>;
    const hash = (Object(all.integrity ?? all) as Record<string, unknown>)[file];
    return typeof hash === 'string' ? hash : undefined;
  } catch {
    // The server check (server.ts) reports the response.
    return undefined;
  }
}

/** Returns undefined on insecure pages, which lack `crypto.subtle`. */
async function sha384(text: string): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text)));
  return `sha384-${btoa(String.fromCharCode(...bytes))}`;
}
