import type { Context } from 'hono';
import { BucketError } from '../../content/media/media.ts';
import { codeOf, isDatabaseUnavailable, isDiskFull, isReadOnlyFault } from '../../db/unavailable.ts';
import { type Action, type ActionName, actions, may, type Role } from '../../domain/office/actions.ts';
import { recordInLog } from '../../records/staff-log.ts';
import { type FieldErrors, HttpError } from '../api/http-error.ts';
import { jsonAnswer, parse, readJson } from '../api/json.ts';
import type { Dependency } from '../health/dependency.ts';
import { clientAddress, type NodeEnv } from '../http/client-address.ts';
import { logFailure } from '../http/log.ts';
import { isSameOrigin, originOf } from '../http/origin.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import type { ContextOf, Handlers, OfficeContext, OfficeServices } from './handler.ts';
import { handlers } from './handlers.ts';
import type { SignedInStaff } from './staff-sessions.ts';

type HonoContext = Context<{ Bindings: NodeEnv }>;

/** 403: the office's page asks for the password or passkey and repeats the call. */
class ConfirmationNeeded extends HttpError {
  constructor() {
    super(403, 'Please enter your password again.');
  }
}

const isAction = (name: string): name is ActionName => Object.hasOwn(actions, name);

/** `POST /office/api/NAME`: checks the request and runs the action. */
export async function answerAction(c: HonoContext, services: OfficeServices): Promise<Response> {
  const name = c.req.path.slice('/office/api/'.length);
  if (!isAction(name)) throw new HttpError(404, 'There is no such action.');
  requireOwnPage(c, services);
  const staff = await services.sessions.find(c.req.raw);
  const { for: allowed, confirmed }: Action = actions[name];
  if (allowed !== 'anyone') requireStaff(staff, (role) => may(role, name), confirmed);
  const cookies: string[] = [];
  const answer = jsonAnswer(200, await run(name, c, contextOf(c, services, staff, cookies)));
  for (const value of cookies) answer.headers.append('Set-Cookie', value);
  if (changesSite.has(name)) answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
}

/** After these actions, the caller's browser must not show cached pages of the site. */
const changesSite: ReadonlySet<ActionName> = new Set(['content/publish', 'content/undo']);

async function run<Name extends ActionName>(
  name: Name,
  c: HonoContext,
  context: OfficeContext<SignedInStaff | undefined>,
): Promise<object> {
  const all: Handlers = handlers;
  const handler = all[name];
  const input = parse(handler.input, await readJson(c, handler.maxBytes));
  // Safe cast: the caller has checked the session, and only actions for `anyone` run without one.
  return handler.call(context as ContextOf<Name>, input);
}

/** @throws HttpError if a page of another site sent the request */
export function requireOwnPage(c: HonoContext, { settings }: OfficeServices): void {
  if (!isSameOrigin(c.req.raw, settings)) throw new HttpError(403, 'This call is for the pages of the office.');
}

/** @throws HttpError 401 without a session, 403 if the role is not allowed or the password must be confirmed first */
export function requireStaff(
  staff: SignedInStaff | undefined,
  isAllowed: (role: Role) => boolean,
  isConfirmationNeeded = false,
): asserts staff is SignedInStaff {
  if (!staff) throw new HttpError(401, 'Please sign in.');
  if (!isAllowed(staff.role)) throw new HttpError(403, 'Your role may not do this. Ask an owner.');
  if (isConfirmationNeeded && !staff.isConfirmed) throw new ConfirmationNeeded();
}

/** @param cookies receives the Set-Cookie values */
export function contextOf(
  c: HonoContext,
  services: OfficeServices,
  staff: SignedInStaff | undefined,
  cookies: string[],
): OfficeContext<SignedInStaff | undefined> {
  const { db, settings, now } = services;
  const request = c.req.raw;
  return {
    ...services,
    staff,
    request,
    address: clientAddress(request, c.env, settings.trustProxy),
    origin: originOf(request, settings),
    setCookie: (value) => cookies.push(value),
    record: (action, subject, by = staff?.email ?? '') => recordInLog(db, { at: now(), by, action, subject }),
  };
}

/** The response to a failed action: its JSON is an `OfficeError`. */
export function failedAnswer(c: HonoContext, { log }: OfficeServices, database: Dependency, error: unknown): Response {
  if (error instanceof HttpError) {
    const confirm = error instanceof ConfirmationNeeded && { confirm: true };
    return jsonAnswer(error.status, { ...errorBody(error.message, error.errors), ...confirm }, error.headers);
  }
  if (isDiskFull(error)) {
    database.failed(codeOf(error));
    return jsonAnswer(507, errorBody(diskFull));
  }
  if (isReadOnlyFault(error)) {
    database.failed(codeOf(error));
    return jsonAnswer(507, errorBody(readOnly));
  }
  if (isDatabaseUnavailable(error)) {
    database.failed(codeOf(error) || String(error));
    const message = 'The service is not available just now. Please try again in a moment.';
    return jsonAnswer(503, errorBody(message), { 'Retry-After': '10' });
  }
  if (error instanceof BucketError) {
    return jsonAnswer(503, errorBody(`${error.message} Nothing was changed.`), { 'Retry-After': '10' });
  }
  const reference = logFailure(log, c.req.raw, error);
  return jsonAnswer(500, errorBody(`Something went wrong on our side (reference ${reference}).`));
}

const diskFull =
  'The disk of the server is full. Nothing was changed, and this page keeps what you typed. Ask the person who runs the server to make room, then try again.';

const readOnly =
  'The server can only read its disk. Nothing was changed, and this page keeps what you typed. Ask the person who runs the server to make the disk writable, then try again.';

const errorBody = (message: string, errors?: FieldErrors) => ({ message, ...(errors && { errors }) });

/** Adds the headers of all responses of `/office/api`. */
export function withHeaders(answer: Response): Response {
  for (const [name, value] of Object.entries({ ...jsonHeaders, 'Referrer-Policy': 'no-referrer' })) {
    answer.headers.set(name, value);
  }
  return answer;
}
