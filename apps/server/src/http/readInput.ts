import type { AnyCall } from '@mingjian/api';
import type { Context } from 'hono';
import { inputFailure, unreadable } from '../failure';
import type { Language } from '../texts';
import { say } from '../texts';
import { withoutAddresses } from './fileAddresses';
import { ArrivingBytes } from './arrivingBytes';
import { readBody } from './readBody';
import { discardReceived, readUpload, type UploadOptions } from './readUpload';
import type { UploadService } from './uploads';

/**
 * Returns the input of a request in the call's transport. A GET that is served by POST too has a
 * body. A byte order mark that begins a text is left out: the embedded database would drop it when
 * reading, PostgreSQL would not. Addresses of uploaded files, which expire, become their paths.
 */
export async function readInput(
  context: Context,
  call: AnyCall,
  uploads: UploadService,
  beforeFile?: UploadOptions['beforeFile'],
): Promise<object> {
  const raw = { ...(await readRaw(context, call, uploads, beforeFile)), ...context.req.param() };
  if (isStorable(raw)) return raw;
  await discardReceived(raw, uploads);
  throw unreadable();
}

/**
 * Throws 400 when a request carries a field besides `fields`. One that is hidden gets the response
 * of one that does not exist.
 */
export function refuseOtherFields(raw: object, fields: readonly string[], language: Language) {
  const others = Object.keys(raw).filter((name) => !fields.includes(name));
  if (others.length > 0)
    throw inputFailure(
      others.slice(0, 10).map((name) => [name.slice(0, 64), say((t) => t.notWritable)]),
      language,
    );
}

async function readRaw(
  { req }: Context,
  call: AnyCall,
  uploads: UploadService,
  beforeFile: UploadOptions['beforeFile'],
): Promise<object> {
  if (req.method === 'GET') return req.query();
  const type = req.header('content-type') ?? '';
  if (call.sends === 'multipart' && type.startsWith('multipart/form-data'))
    return readUpload(req.raw, uploads, { uploadKind: call.uploadKind, beforeFile });
  if (call.sends === 'bytes') return { ...req.query(), content: new ArrivingBytes(req.raw) };
  const body = await readBody(req.raw);
  if (
    type.startsWith('application/x-www-form-urlencoded') ||
    type.startsWith('multipart/form-data')
  )
    return readForm(body, type);
  const query = call.sends === 'query' ? req.query() : {};
  const text = body.toString('utf8');
  return text.trim() === '' ? query : { ...query, ...readObject(text) };
}

async function readForm(body: Buffer<ArrayBuffer>, type: string): Promise<object> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw unreadable();
  }
}

function readObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed;
  } catch {
    // It is no JSON.
  }
  throw unreadable();
}

const storedText = (text: string) => withoutAddresses(text.replace(/^\uFEFF+/, ''));

/** Objects and arrays in each other; no call has more than six. */
const DEEPEST = 50;

/**
 * Whether a value can be checked and stored: PostgreSQL has no NUL; what is nested without end ends
 * the process; and in a field's value, a key that every object has finds that instead of a part of
 * the schema. As a field of its own such a key is refused or left out by name. Its texts become
 * what is stored of them.
 */
function isStorable(value: unknown): boolean {
  const open = [{ value, depth: 0 }];
  for (const { value: part, depth } of open) {
    if (typeof part === 'string' && part.includes('\0')) return false;
    if (part === null || typeof part !== 'object') continue;
    if (depth === DEEPEST) return false;
    for (const [key, inner] of Object.entries(part)) {
      if (key.includes('\0') || (depth > 0 && key in Object.prototype)) return false;
      if (typeof inner === 'string') (part as Record<string, unknown>)[key] = storedText(inner);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
