import { ContentError } from '../../../content/content.ts';
import { DraftChanged, DraftIncomplete, DraftOutdated, LargeRemoval } from '../../../content/versions/versions.ts';
import { HttpError } from '../../api/http-error.ts';
import { problemsInWords } from './problem-words.ts';

/** Converts a ContentError to a response: 409 if the caller can resolve it, otherwise 422. */
export async function orExplain<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DraftIncomplete) {
      const messages = problemsInWords(error.document, error.problems).map(({ message }) => message);
      throw new HttpError(422, messages.join('\n'));
    }
    if (error instanceof LargeRemoval) {
      throw new HttpError(409, `This removes more than a third:\n${error.message}`, {
        errors: { force: error.message },
      });
    }
    if (error instanceof DraftOutdated) throw new HttpError(409, error.message, { errors: { update: error.message } });
    if (error instanceof DraftChanged) throw new HttpError(409, error.message);
    if (error instanceof ContentError) throw new HttpError(422, error.message);
    throw error;
  }
}
