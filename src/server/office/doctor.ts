import type { Check } from '../../checks/check.ts';
import { checkoutVersion } from '../../checks/online.ts';
import { checkProxy } from '../../checks/proxy.ts';
import { runChecks } from '../../checks/run-checks.ts';
import type { Finding } from '../../domain/office/desk-contract.ts';
import { perWindow } from '../api/limits.ts';
import type { HandlersOf } from './handler.ts';
import { refuse } from './password-check.ts';
import { nothing } from './schemas.ts';

/** A low limit, because each run sends a test mail. */
const runs = perWindow('office-doctor', 10, 10 * 60_000);

const toFinding = ({ name, state, message, whatToDo }: Check): Finding => ({
  name,
  state: state === 'problem' ? 'failed' : state,
  message: whatToDo === undefined ? message : `${message} ${whatToDo}`,
});

/** Runs the checks of `npm run office -- doctor`, including a test mail and a test event. */
export const doctorHandlers: HandlersOf<'doctor'> = {
  'doctor/run': {
    input: nothing,
    async call({ db, settings, limits, request, record }) {
      refuse(await limits.take(runs, ''));
      const checks = await runChecks({ settings, db, sends: true, runningVersion: await checkoutVersion() });
      await record('checked the server', '');
      return { findings: [...checks, checkProxy(settings, request.headers)].map(toFinding) };
    },
  },
};
