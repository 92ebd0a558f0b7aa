import { examine } from './examine.ts';
import { showPanel } from './panel.ts';
import { watchPolicy } from './policy.ts';

/*
 * The doctor: says on a page with our widgets why one does not show. Loaded by `#steam-doctor` (open-doctor.ts), or by
 * an import of its address in the console of a page whose scripts do not run. It adds one element, reads the
 * page, asks the provider's server what widgets ask it, and sends nothing.
 */

const { origin } = new URL(import.meta.url);
const policy = watchPolicy();

if (!document.querySelector('steam-doctor')) {
  const panel = showPanel(() => examine(origin, policy));
  const isReady = () => document.readyState === 'complete';
  if (isReady()) panel.check();
  else addEventListener('load', panel.check, { once: true });
  // What has come since the last look.
  for (const type of ['steam-ready', 'steam-error'] as const) {
    document.addEventListener(type, () => {
      if (isReady()) panel.check();
    });
  }
}
