import type { AnyCall } from '../contract/call';
import { InputError } from './errors';
import { inputProblems, problemText } from './inputProblems';
import { textOf } from './texts';

type Fields = Record<string, unknown>;

/**
 * An address longer than this goes as POST where the call allows it: servers and gateways cut
 * longer ones.
 */
const QUERY_LIMIT = 2_000;

/** A request, ready to be sent. */
export interface Payload {
  method: 'GET' | 'POST';
  /** The path with its `{names}` filled. */
  path: string;
  params?: URLSearchParams | undefined;
  data?: unknown;
}

/** Returns the request of a call with checked input. */
export function payloadOf(call: AnyCall, input: unknown, language = 'zh'): Payload {
  const { path, rest } = fillPath(call.path, { ...(input as Fields) }, language);
  if (call.sends === 'query') return queryPayload(call, path, rest);
  if (call.sends === 'form') return { method: call.method, path, data: toParams(rest) };
  if (call.sends === 'multipart') return { method: call.method, path, data: toFormData(rest) };
  if (call.sends === 'bytes') return bytesPayload(call, path, rest);
  return { method: call.method, path, data: rest };
}

function bytesPayload({ method }: AnyCall, path: string, fields: Fields): Payload {
  const isBlob = ([, value]: [string, unknown]) => value instanceof Blob;
  const entries = entriesOf(fields);
  const params = toParams(Object.fromEntries(entries.filter((entry) => !isBlob(entry))));
  return { method, path, params, data: entries.find(isBlob)?.[1] };
}

function queryPayload(call: AnyCall, path: string, fields: Fields): Payload {
  const params = toParams(fields);
  if (call.alsoPost && call.method === 'GET' && params.toString().length > QUERY_LIMIT)
    return { method: 'POST', path, data: fields };
  return { method: call.method, path, params };
}

/**
 * Throws an `InputError` with a message per field unless the call accepts the input; returns it
 * cast and without unknown fields.
 */
export async function checkedInput(
  call: AnyCall,
  input: unknown,
  language: string,
): Promise<unknown> {
  try {
    return await call.input.validate(input, { stripUnknown: true, abortEarly: false });
  } catch (cause) {
    const fields = Object.fromEntries(
      Object.entries(inputProblems(cause)).map(([field, problem]) => [
        field,
        problemText(problem, language),
      ]),
    );
    throw new InputError(fields, { message: textOf('input', language), cause });
  }
}

function fillPath(path: string, fields: Fields, language: string): { path: string; rest: Fields } {
  const rest = { ...fields };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Array.isArray(rest[name]) ? rest[name].join(',') : toText(rest[name]);
    delete rest[name];
    if (/^\.{0,2}$/.test(value))
      throw new InputError(
        { [name]: problemText({ rule: 'required' }, language) },
        { message: textOf('input', language) },
      );
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

function toParams(fields: Fields): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of entriesOf(fields)) params.append(name, toText(value));
  return params;
}

/** Files come last, so that a server knows what they belong to before it reads them. */
function toFormData(fields: Fields): FormData {
  const form = new FormData();
  const entries = entriesOf(fields);
  for (const [name, value] of entries)
    if (!(value instanceof Blob)) form.append(name, toText(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  return form;
}

/** Every field that has a value, a list once per item. */
function entriesOf(fields: Fields): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((item) => item !== null && item !== undefined)
      .map((item): [string, unknown] => [name, item]),
  );
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  // oxlint-disable-next-line typescript/no-base-to-string
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
