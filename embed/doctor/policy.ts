/** A request or value that the page's Content-Security-Policy blocked. */
export interface Violation {
  directive: string;
  blocked: string;
}

export interface PolicyWatch {
  seen: () => readonly Violation[];
  /** Whether the directive blocked a URL. */
  blocks: (directive: RegExp, address: string) => boolean;
}

/** Records violations from now on, and earlier ones if the browser keeps reports. */
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

/** A report may contain only the origin, after a redirect or for another origin. */
const sameAddress = (blocked: string, address: string) =>
  URL.canParse(blocked) &&
  URL.canParse(address) &&
  (blocked === address || new URL(blocked).href === `${new URL(address).origin}/`);
