import type { FileProblem } from '../../domain/office/content-contract.ts';

/** More than a person corrects before the next check. */
const maxProblems = 200;

/** Stops the reading of a folder with too many mistakes, because each may need a slow search for a similar word. */
export class TooManyProblems extends Error {
  override name = 'TooManyProblems';
}

/** The mistakes of a folder. @throws TooManyProblems from `push` at the limit */
export class ProblemList extends Array<FileProblem> {
  override push(...problems: FileProblem[]): number {
    for (const problem of problems) {
      if (this.length === maxProblems) {
        const message = `only the first ${maxProblems} mistakes are listed: correct them, then check again`;
        super.push({ file: problem.file, message });
        throw new TooManyProblems();
      }
      super.push(problem);
    }
    return this.length;
  }
}

/** Collects the mistakes of `read`, up to the limit. */
export async function collectProblems(read: (problems: FileProblem[]) => Promise<void>): Promise<FileProblem[]> {
  const problems = new ProblemList();
  await read(problems).catch((error: unknown) => {
    if (!(error instanceof TooManyProblems)) throw error;
  });
  return [...problems];
}
