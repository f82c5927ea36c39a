import type { AnyCall } from '../contract/call';
import { messageOf, readEnvelope } from './envelope';
import { ApiError, InputError, type ApiErrorKind } from './errors';
import { textOf } from './texts';

/** A failed response, as received. */
export interface FailedResponse {
  call: AnyCall;
  status: number;
  body: unknown;
  language: string;
}

/**
 * The whole message must be one of these: a candidate's name that quotes them must not sign anybody
 * out.
 */
const TOKEN_INVALID_MESSAGES = new Set(['token无效', 'token is invalid']);

const KINDS: Record<number, ApiErrorKind> = {
  400: 'input',
  401: 'session',
  403: 'forbidden',
  404: 'missing',
  405: 'unavailable',
  409: 'conflict',
  422: 'input',
  428: 'captcha',
  429: 'throttled',
  501: 'unavailable',
  503: 'unavailable',
};

/** Returns the typed error of a failed response. */
export function failureOf(answer: FailedResponse): ApiError {
  const { status, body, language } = answer;
  const envelope = readEnvelope(body);
  const code = envelope?.code ?? null;
  const session = sessionError(answer, code);
  if (session) return session;

  const kind = kindOf(status, code);
  const message = spokenBy(answer) || textOf(textKeyOf(status, kind), language);
  const parts = { message, code, status, details: envelope?.data ?? null };
  return kind === 'input'
    ? new InputError(fieldsOf(envelope?.data), parts)
    : new ApiError({ ...parts, kind });
}

/** A gateway's page is in English and names the gateway; only an envelope speaks to people. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

function spokenBy({ status, body }: FailedResponse): string {
  return GATEWAY_STATUSES.includes(status) && readEnvelope(body) === null ? '' : messageOf(body);
}

function textKeyOf(status: number, kind: ApiErrorKind) {
  if (GATEWAY_STATUSES.includes(status)) return 'gateway';
  return kind === 'input' || kind === 'missing' ? kind : 'failed';
}

/**
 * The HTTP status speaks first; a success status leaves it to the envelope's code, where 500 is a
 * refusal, no fault.
 */
function kindOf(status: number, code: number | null): ApiErrorKind {
  const known = KINDS[status] ?? (status < 500 && code !== null ? KINDS[code] : undefined);
  if (known && known !== 'session') return known;
  return status >= 500 || (status < 400 && code === null) ? 'server' : 'business';
}

/** A call that needs no session cannot lose it: there, 401 means wrong credentials. */
function sessionError(
  { call, status, body, language }: FailedResponse,
  code: number | null,
): ApiError | null {
  if (call.open) return null;
  const end = (text: 'sessionEnded' | 'loginSessionEnded' | 'tokenInvalid', shownFor: number) =>
    new ApiError({ kind: 'session', message: textOf(text, language), code, status, shownFor });

  if (status === 401) return end('sessionEnded', 5);
  if (code === 401) return end('loginSessionEnded', 3);
  if (code !== 500) return null;
  const { msg, reason } = readEnvelope(body) ?? {};
  if (reason === 'tokenInvalid' || TOKEN_INVALID_MESSAGES.has(msg?.trim().toLowerCase() ?? ''))
    return end('tokenInvalid', 5);
  return call.path === '/getUserInfo' && status < 500 ? end('loginSessionEnded', 5) : null;
}

function fieldsOf(details: unknown): Record<string, string> {
  const fields =
    typeof details === 'object' && details !== null
      ? (details as { fields?: unknown }).fields
      : null;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
