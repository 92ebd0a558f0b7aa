import { type CallOffice, type Input, OfficeFailure, type Output } from '../../src/data/office.ts';
import type { ActionName } from '../../src/domain/office/actions.ts';
import type { FormValues } from '../../src/domain/office/content-contract.ts';
import type { OfficeRequests } from '../../src/office/api/OfficeProvider.tsx';
import { contentAnswers } from './content-data.ts';
import { answers } from './office-data.ts';

/** The response to each action: a value, or a function of the input. */
export type Answers = {
  [Name in ActionName]?: Output<Name> | ((input: Input<Name>) => Output<Name> | Promise<Output<Name>>);
};

export interface FakeCall {
  name: ActionName;
  input: unknown;
}

export interface FakeOffice extends OfficeRequests {
  log: FakeCall[];
}

/** A server in memory, with the responses of office-data.ts unless `own` has others. */
export function fakeOffice(own: Answers = {}, more: Partial<OfficeRequests> = {}): FakeOffice {
  const log: FakeCall[] = [];
  const saved = new Map<string, FormValues>();
  const answerOf: CallOffice = async (name, input) => {
    const answer = own[name] ?? answers[name] ?? contentAnswers[name];
    if (answer === undefined) throw new OfficeFailure(`${name} has no answer in this story.`, 500);
    return typeof answer === 'function' ? await answer(input) : answer;
  };
  const call: CallOffice = async (name, input) => {
    log.push({ name, input });
    const output = await answerOf(name, input);
    if ('values' in input && 'id' in output) saved.set(`${input.kind}/${output.id}`, input.values);
    if (!('values' in output) || !('kind' in input && 'id' in input)) return output;
    return { ...output, values: saved.get(`${input.kind}/${input.id}`) ?? output.values };
  };
  return {
    call,
    upload: async (path) => ({ path, url: '/media/courses/bridge-builders.svg' }),
    sendFolder: async () => ({ draft: { changes: [], others: [], savedAt: undefined, problems: [] } }),
    ...more,
    log,
  };
}

export const pending = () => new Promise<never>(() => {});

export const refused =
  (message: string, status = 500, errors?: Record<string, string>, confirm?: true) =>
  (): Promise<never> =>
    Promise.reject(new OfficeFailure(message, status, { message, errors, confirm }));
