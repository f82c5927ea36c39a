import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { WebhookProblem } from '@mingjian/api';
import { maskText } from '../../resources/maskText';
import { isOwnMachine, isPublicAddress } from './publicAddress';

/** Milliseconds until a receiver that has not answered counts as failed. */
const PATIENCE = 15_000;

/** Most bytes of a response that are read. */
const MOST_RESPONSE = 4_096;

/** A message to an endpoint. */
export interface WebhookPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether the receiver may be on this machine, over plain HTTP. */
  allowsLocal: boolean;
  /** @default 15 seconds */
  patience?: number | undefined;
}

/** The outcome of one attempt. */
export interface WebhookOutcome {
  /** `null` without a response. */
  httpStatus: number | null;
  /** `null` for a success. */
  problem: WebhookProblem | null;
  /** Milliseconds that the receiver asks to wait. */
  retryAfter: number | null;
  /** Beginning of the response, masked. */
  response: string | null;
}

class RefusedAddress extends Error {}
class Late extends Error {}

/**
 * Sends a message, once. The connection itself resolves the name and refuses any address that is
 * not public: what was looked up before it may point elsewhere by then. It follows no redirect.
 */
export async function postWebhook(post: WebhookPost): Promise<WebhookOutcome> {
  try {
    const { head, text } = await exchange(post);
    const httpStatus = head.statusCode ?? 0;
    return {
      httpStatus,
      problem: problemOf(httpStatus),
      retryAfter: retryAfterOf(head.headers['retry-after']),
      response: shownResponse(text),
    };
  } catch (error) {
    const problem =
      error instanceof RefusedAddress
        ? 'address'
        : error instanceof Late
          ? 'timeout'
          : 'unreachable';
    return { httpStatus: null, problem, retryAfter: null, response: null };
  }
}

const isAllowed = (address: string, allowsLocal: boolean) =>
  isPublicAddress(address) || (allowsLocal && isOwnMachine(address));

/** Whether an address may be sent to, as far as it says so itself: a name is looked up later. */
export function isAllowedTarget({ protocol, hostname }: URL, allowsLocal: boolean): boolean {
  if (protocol !== 'https:' && !(allowsLocal && protocol === 'http:')) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up.
  if (isIP(host) !== 0) return isAllowed(host, allowsLocal);
  return host !== 'localhost' || allowsLocal;
}

function problemOf(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

async function exchange({ url, headers, body, allowsLocal, patience = PATIENCE }: WebhookPost) {
  const target = new URL(url);
  if (!isAllowedTarget(target, allowsLocal)) throw new RefusedAddress();
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: guarded((address) => isAllowed(address, allowsLocal)),
  };
  return new Promise<{ head: IncomingMessage; text: string }>((resolve, reject) => {
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    let head: IncomingMessage | undefined;
    const pieces: Buffer[] = [];
    let size = 0;
    const request = send(target, options);
    const timer = setTimeout(() => request.destroy(new Late()), patience);
    const settle = (error?: Error) => {
      clearTimeout(timer);
      const text = Buffer.concat(pieces).subarray(0, MOST_RESPONSE).toString('utf8');
      // A status counts, however its body ends.
      if (head) resolve({ head, text });
      else reject(error ?? new Error('The connection was closed.'));
      request.destroy();
    };
    request.on('response', (response) => {
      head = response;
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        size += piece.length;
        if (size >= MOST_RESPONSE) settle();
      });
      response.on('end', () => settle());
      response.on('error', settle);
    });
    request.on('error', settle);
    request.on('close', () => settle());
    request.end(body);
  });
}

/** Returns a look-up that fails when a name has an address which is not allowed. */
function guarded(isAllowed: (address: string) => boolean): NonNullable<RequestOptions['lookup']> {
  return (name, options: LookupOptions, done) => {
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(new RefusedAddress(), '', 0);
      if (options.all) return done(null, found);
      done(null, found[0]!.address, found[0]!.family);
    });
  };
}

/** Returns the milliseconds of a `Retry-After` in seconds or as a date; `null` for no such. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const time = Date.parse(header);
  return Number.isNaN(time) ? null : Math.max(0, time - Date.now());
}

/** Returns a response for the log. PostgreSQL stores no null characters. */
const shownResponse = (text: string): string | null =>
  text === '' ? null : maskText(text.replaceAll('\u0000', ''));
