import { readOwnRequests } from '../../../records/requests/own-requests.ts';
import { jsonAnswer } from '../json.ts';
import type { PostHandler } from '../services.ts';
import { requireAccount } from './signed-in.ts';

/** `POST user/requests`, an addition to the contract: the account's requests for seats in courses. */
export const readRequests: PostHandler = async (services, call) => {
  const { account } = await requireAccount(services, call);
  return jsonAnswer(200, { success: true, requests: await readOwnRequests(services.db, account.id) });
};
