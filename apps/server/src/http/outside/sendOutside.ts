import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isOwnMachine, isPublicAddress } from './publicAddress';

/** Milliseconds until a receiver that has not answered counts as failed. */
const PATIENCE = 15_000;

/** Most bytes of a response that are read. */
const MOST_RESPONSE = 4_096;

/** A message to an address that people of the product have typed. */
export interface OutsidePost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether the receiver may be on this machine, over plain HTTP. */
  allowsLocal: boolean;
  /** Milliseconds. @default 15_000 */
  patience?: number | undefined;
}

/** The answer to a message. */
export interface OutsideAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** First 4 KB of the body. */
  text: string;
}

/** The failure of a message whose address leads inside. */
export class RefusedAddress extends Error {}
/** The failure of a message that nobody has answered in time. */
export class LateAnswer extends Error {}

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

/**
 * Posts a message, once, and returns any answer, whatever its status. The connection itself
 * resolves the name and refuses any address that is not public: what was looked up before it may
 * point elsewhere by then. It follows no redirect. Throws `RefusedAddress`, `LateAnswer`, or the
 * failure of the connection.
 */
export async function sendOutside(post: OutsidePost): Promise<OutsideAnswer> {
  const { url, headers, body, allowsLocal, patience = PATIENCE } = post;
  const target = new URL(url);
  if (!isAllowedTarget(target, allowsLocal))
    throw new RefusedAddress('The address is not a public one.');
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: guarded((address) => isAllowed(address, allowsLocal)),
  };
  return new Promise<OutsideAnswer>((resolve, reject) => {
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    let head: Omit<OutsideAnswer, 'text'> | undefined;
    const pieces: Buffer[] = [];
    let size = 0;
    const request = send(target, options);
    const timer = setTimeout(() => request.destroy(new LateAnswer('No answer in time.')), patience);
    const settle = (error?: Error) => {
      clearTimeout(timer);
      const text = Buffer.concat(pieces).subarray(0, MOST_RESPONSE).toString('utf8');
      // A status counts, however its body ends.
      if (head) resolve({ ...head, text });
      else reject(error ?? new Error('The connection was closed.'));
      request.destroy();
    };
    request.on('response', (response) => {
      head = { status: response.statusCode ?? 0, headers: response.headers };
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
        return done(new RefusedAddress('The name leads to an address that is not public.'), '', 0);
      if (options.all) return done(null, found);
      done(null, found[0]!.address, found[0]!.family);
    });
  };
}
