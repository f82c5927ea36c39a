import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { ValidationError } from 'yup';
import { Readable } from 'node:stream';
import { TIMED_OUT } from '../database/connect';
import { faultIn } from '../database/faults';
import { Failure } from '../failure';
import { languageOf, say } from '../texts';
import { readRange } from './byteRange';
import { FileOnDisk } from './fileOnDisk';
import { describeProblems } from './inputProblems';
import type { Log } from './requestLog';
import { ServedEvents } from './servedEvents';

/** Returns a response's text with addresses instead of the paths of uploaded files. */
export type Addressed = (text: string) => Promise<string>;

/** Responds with success. `void` travels as `null`; a file as it is, to be saved and never run. */
export async function succeed(context: Context, data: unknown, addressed: Addressed) {
  if (data instanceof ServedEvents) return streamEvents(context, data);
  if (data instanceof File) return sendFile(context, data);
  return sendJson(context, await addressed(successOf(data)));
}

const successOf = (data: unknown) => JSON.stringify({ code: 0, msg: '', data: data ?? null });

function sendJson(context: Context, text: string) {
  context.header('Content-Type', 'application/json');
  // Decides whether it is compressed.
  context.header('Content-Length', String(Buffer.byteLength(text)));
  return context.body(text);
}

function sendFile(context: Context, data: File) {
  context.header('Content-Type', data.type || 'application/octet-stream');
  context.header(
    'Content-Disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(data.name)}`,
  );
  // Opened as a page of its own, a file is inert: no script, no form, no request.
  context.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  return data instanceof FileOnDisk ? streamFile(context, data) : context.body(data.stream());
}

/** Responds with a file, or to a GET with the part that it asks for. */
function streamFile(context: Context, file: FileOnDisk) {
  const { size, version, keptFor } = file;
  const tag = tagOf(version);
  context.header('ETag', tag);
  context.header('Accept-Ranges', 'bytes');
  if (keptFor !== undefined)
    context.header('Cache-Control', `private, max-age=${keptFor}, immutable`);
  const sameFile = [undefined, tag].includes(context.req.header('if-range'));
  const asksForPart = context.req.method === 'GET' && sameFile;
  const range = asksForPart ? readRange(context.req.header('range'), size) : undefined;
  if (range === null) {
    context.header('Content-Range', `bytes */${size}`);
    return context.body(null, 416);
  }
  const body = Readable.toWeb(file.open(range)) as unknown as ReadableStream;
  context.header('Content-Length', String(range ? range.last - range.first + 1 : size));
  if (!range) return context.body(body);
  context.header('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
  return context.body(body, 206);
}

/** Returns the entity tag of a text, or of what it stands for. */
const tagOf = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Responds with a stream. No proxy may hold its text back until there is more of it. */
function streamEvents(context: Context, { body }: ServedEvents) {
  context.header('Content-Type', 'text/event-stream; charset=utf-8');
  context.header('X-Accel-Buffering', 'no');
  return context.body(body);
}

/**
 * Responds with what a GET has read. An equal response that the caller still has, by its entity
 * tag, is confirmed with 304 instead of being sent again; nothing may be stored on the way.
 */
export async function succeedReading(context: Context, data: unknown, addressed: Addressed) {
  const isStream = data instanceof File || data instanceof ServedEvents;
  if (isStream || context.req.method !== 'GET') return succeed(context, data, addressed);
  const text = await addressed(successOf(data));
  const tag = tagOf(text);
  context.header('ETag', tag);
  // A proxy that compresses marks the tag as weak.
  const held = (context.req.header('if-none-match') ?? '').split(/,\s*/);
  if (held.some((one) => one.replace(/^W\//, '') === tag)) return context.body(null, 304);
  return sendJson(context, text);
}

/** Seconds after which a database that was lost may be back. */
const RETRY_AFTER = 5;

/** Returns the handler of everything that is thrown: no stack and no database text ever leaves. */
export function failWith(log: Log) {
  return (error: Error, context: Context) => {
    const language = languageOf(context.req.header('accept-language'));
    if (error instanceof ValidationError)
      return respond(context, 400, describeProblems(error, language));
    if (error instanceof Failure) {
      const { retryAfter, data } = error.options;
      // The rest of the body is not read, so nothing can follow it.
      if (error.code === 413 || error.code === 507) context.header('Connection', 'close');
      if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
      return respond(context, error.code, error.wording(language), data);
    }
    if ((error as { code?: unknown }).code === TIMED_OUT)
      return respond(context, 400, say((t) => t.queryTooLong)(language));
    // Nobody reads the response, and work that ends with its caller is no error.
    if (error.name === 'AbortError' && context.req.raw.signal.aborted)
      return respond(context, 503, say((t) => t.databaseUnreachable)(language));
    const fault = faultIn(error);
    if (fault) {
      log({ event: 'database fault', path: context.req.path, ...described(error) });
      if (fault === 'full') return respond(context, 507, say((t) => t.databaseFull)(language));
      context.header('Retry-After', String(RETRY_AFTER));
      return respond(context, 503, say((t) => t.databaseUnreachable)(language));
    }
    const id = logFault(error, context.req.path, log);
    return respond(context, 500, say((t) => t.unexpected(id))(language));
  };
}

/** Logs an error that nobody expects, and returns the id by which people report it. */
export function logFault(error: Error, path: string, log: Log): string {
  const id = randomBytes(4).toString('hex');
  log({ event: 'error', id, path, ...described(error) });
  return id;
}

function respond(context: Context, code: number, msg: string, data: unknown = null) {
  context.status(code as 400);
  return sendJson(context, JSON.stringify({ code, msg, data }));
}

/** A database error's `detail` may quote a row, so only its message and place are logged. */
function described(error: Error) {
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    message: error.message.slice(0, 500),
    code,
    stack: error.stack?.slice(0, 2_000),
  };
}
