import { join } from 'node:path';
import type { FileProblem } from '../../domain/office/content-contract.ts';
import { emptyContent } from '../content.ts';
import { LimitedProcess, type ProcessLimits } from '../limited-process.ts';
import type { ReadFolder } from './read-folder.ts';

/** A content folder as a child process read it. */
export interface ReadApart extends ReadFolder {
  /** The ids of the versions whose content the folder contains (`version.yaml`), newest first. */
  base: string[];
}

const defaultLimits: ProcessLimits = { processorMs: 60_000, memoryBytes: 1024 * 1024 * 1024 };

const messages = {
  time: 'takes too long to read: divide or shorten its largest files',
  memory: 'needs too much memory to read: divide or shorten its largest files',
  ended: 'cannot be read: damaged, or nested too deeply',
};

/** Reads a content folder in a child process, because a folder from a stranger must not block the server. */
export async function readApart(folder: string, limits = defaultLimits): Promise<ReadApart> {
  const reader = new LimitedProcess(join(import.meta.dirname, 'read-process.ts'));
  try {
    const outcome = await reader.run(folder, limits);
    return 'answer' in outcome ? (outcome.answer as ReadApart) : refused(messages[outcome.refused]);
  } finally {
    reader.stop();
  }
}

function refused(message: string): ReadApart {
  const problems: FileProblem[] = [{ file: 'the folder', message }];
  return { ...emptyContent(), problems, base: [] };
}
