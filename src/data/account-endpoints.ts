import * as decoders from '../domain/account-api.ts';
import type { Account, NewPassword, Profile, User } from '../domain/entities.ts';
import type { Command } from './endpoints.ts';

/** Account endpoints. They exist only in this project's API. server/api/CONTRACT.md explains why all use POST. */

export const forgotPassword: Command<{ email: string }, boolean> = { path: 'user/forgot', decode: decoders.done };
export const resetPassword: Command<NewPassword & { token: string }, boolean> = {
  path: 'user/reset',
  decode: decoders.done,
};
export const confirmEmail: Command<{ token: string }, boolean> = { path: 'user/confirm', decode: decoders.done };
export const readAccount: Command<object, Account> = { path: 'user/account', decode: decoders.account };
export const saveProfile: Command<Profile, User> = { path: 'user/profile', decode: decoders.profile };
export const changeEmail: Command<{ email: string; current: string }, boolean> = {
  path: 'user/email',
  decode: decoders.done,
};
export const changePassword: Command<NewPassword & { current: string }, boolean> = {
  path: 'user/password',
  decode: decoders.done,
};
export const signOutEverywhere: Command<object, boolean> = {
  path: 'user/signouteverywhere',
  decode: decoders.done,
};
export const readData: Command<object, string> = { path: 'user/data', decode: decoders.dataFile };
export const eraseAccount: Command<{ current: string }, boolean> = { path: 'user/erase', decode: decoders.done };
