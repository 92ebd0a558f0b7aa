/** What the page's Content-Security-Policy has refused. */
export interface Violation {
  directive: string;
  blocked: string;
}

export interface PolicyWatch {
  seen: () => readonly Violation[];
  /** Reports of the directive about an address. */
  blocks: (directive: RegExp, address: string) => boolean;
}

/** Hears what is refused from now on and, where the browser keeps reports, what was refused before. */
export function watchPolicy(): PolicyWatch {
  const found: Violation[] = [];
  const add = (directive: string, blocked: string) => {
    if (!found.some((one) => one.directive === directive && one.blocked === blocked))
      found.push({ directive, blocked });
  };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(effectiveDirective, blockedURI),
  );
  if ('ReportingObserver' in window) {
    const keep = (reports: readonly { body?: unknown }[]) => {
      for (const { body } of reports) {
        const { effectiveDirective, blockedURL } = Object(body) as Record<string, unknown>;
        if (typeof effectiveDirective === 'string') add(effectiveDirective, String(blockedURL ?? ''));
      }
    };
    const observer = new ReportingObserver(keep, { types: ['csp-violation'], buffered: true });
    observer.observe();
    keep(observer.takeRecords());
  }
  return {
    seen: () => found,
    blocks: (directive, address) =>
      found.some((one) => directive.test(one.directive) && one.blocked !== '' && sameAddress(one.blocked, address)),
  };
}

/** A report after a redirect, or to another origin, may name the origin alone. */
const sameAddress = (blocked: string, address: string) =>
  URL.canParse(blocked) &&
  URL.canParse(address) &&
  (blocked === address || new URL(blocked).href === `${new URL(address).origin}/`);
