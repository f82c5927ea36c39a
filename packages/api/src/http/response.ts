import type { AnyCall } from '../contract/call';
import { readEnvelope } from './envelope';
import { ApiError } from './errors';
import { failureOf } from './failure';
import { textOf } from './texts';

/** An HTTP response, as the transport got it. */
export interface RawResponse {
  status: number;
  /** Bytes when the call responds with a file, else parsed JSON or a text. */
  body: unknown;
  contentType: string;
  contentDisposition: string;
  /** Entity tag; empty without one. */
  etag: string;
}

/** Returns the value that a response carries, or throws the typed error that it is. */
export function valueOf(call: AnyCall, raw: RawResponse, language: string): unknown {
  const body = raw.body instanceof ArrayBuffer ? jsonOf(raw) : raw.body;
  const envelope = readEnvelope(body);
  const ok = raw.status >= 200 && raw.status < 300;
  if (
    ok &&
    raw.body instanceof ArrayBuffer &&
    !(envelope !== null && envelope.code !== null && envelope.code !== 0)
  )
    return fileOf(call, raw);
  if (
    ok &&
    envelope &&
    (envelope.code === 0 || (call.sends === 'multipart' && isUploaded(envelope.data)))
  )
    return envelope.data;
  if (ok && !envelope)
    throw new ApiError({
      kind: 'server',
      message: textOf('unreadable', language),
      status: raw.status,
    });
  throw failureOf({ call, status: raw.status, body, language });
}

/** Uploads respond `data.state` beside or instead of a code. */
function isUploaded(details: unknown): boolean {
  return (
    typeof details === 'object' &&
    details !== null &&
    (details as { state?: unknown }).state === 'success'
  );
}

/**
 * The JSON of a response that should have been a file: an error travels so even where a file was
 * asked for.
 */
function jsonOf({ body, contentType, status }: RawResponse): unknown {
  if (!/json|text/i.test(contentType) && status < 300) return null;
  const text = new TextDecoder().decode(body as ArrayBuffer);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function fileOf(call: AnyCall, { body, contentType, contentDisposition }: RawResponse): File {
  const name = fileNameOf(contentDisposition) || call.path.slice(call.path.lastIndexOf('/') + 1);
  return new File([body as ArrayBuffer], name, { type: contentType });
}

function fileNameOf(disposition: string): string {
  const [, extended] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  try {
    return decodeURIComponent(extended ?? plain).replace(/[\\/]/g, '_');
  } catch {
    return plain;
  }
}
