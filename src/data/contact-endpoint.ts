import type { ContactMessage } from '../domain/entities.ts';
import { success } from '../domain/form-answer.ts';
import type { Command } from './endpoint.ts';

export const contactUs: Command<ContactMessage, { message: string }> = { path: 'contactus', decode: success };
