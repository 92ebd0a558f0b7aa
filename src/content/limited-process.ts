import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

export interface ProcessLimits {
  processorMs: number;
  memoryBytes: number;
}

/** The answer of the child process, or why it was killed or ended. */
export type Outcome = { answer: unknown } | { refused: 'time' | 'memory' | 'ended' };

const pollMs = 50;
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;
const pageBytes = 4096;

/**
 * Runs tasks on untrusted files in a child process, because they may take minutes or gigabytes, which would block the server.
 * The script answers each message with one message. After a task that exceeds its limits, the process is replaced.
 */
export class LimitedProcess {
  readonly #script: string;
  #child: ChildProcess | undefined;

  constructor(script: string) {
    this.#script = script;
  }

  async run(task: string, limits: ProcessLimits): Promise<Outcome> {
    this.#child ??= fork(this.#script, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
    const child = this.#child;
    const before = await usage(child.pid);
    child.removeAllListeners();
    const done = new Promise<Outcome>((resolve) => {
      child.once('message', (answer) => resolve({ answer }));
      child.once('exit', () => resolve({ refused: 'ended' }));
    });
    child.send(task);
    const startedAt = Date.now();
    for (;;) {
      const outcome = await Promise.race([done, wait(pollMs, undefined)]);
      if (outcome && 'answer' in outcome) return outcome;
      if (outcome) return this.#refuse(outcome.refused);
      const now = await usage(child.pid);
      const spent = now ? now.processorMs - (before?.processorMs ?? 0) : Date.now() - startedAt;
      if (spent > limits.processorMs) return this.#refuse('time');
      if (now && now.memoryBytes > limits.memoryBytes) return this.#refuse('memory');
    }
  }

  #refuse(refused: 'time' | 'memory' | 'ended'): Outcome {
    this.stop();
    return { refused };
  }

  stop(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/** Processor time and memory of a process; undefined on systems without /proc, which limit only the elapsed time. */
async function usage(pid: number | undefined): Promise<{ processorMs: number; memoryBytes: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Skip the process name in brackets: it may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = [Number(fields[11]), Number(fields[12])];
  return { processorMs: (user + system) * tickMs, memoryBytes: Number(fields[21]) * pageBytes };
}
