import type { RequestBox } from '../../domain/office/requests-contract.ts';
import { stateLabels } from '../../domain/requests/states.ts';

/** Labels of the filters: open requests, which wait for staff, then each state. */
export const boxLabels: Readonly<Record<RequestBox, string>> = {
  open: 'Open',
  ...stateLabels,
  all: 'All',
  spam: 'Spam',
};

export const isBox = (name: string): name is RequestBox => Object.hasOwn(boxLabels, name);
