/** Milliseconds until a silent vendor counts as failed. */
const PATIENCE = 10_000;

/** Most bytes of a response, and of a document. */
const MOST_JSON = 262_144;
const MOST_DOCUMENT = 20_971_520;

/** A request to a vendor. */
export interface VendorRequest {
  method: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string | Buffer;
  patience?: number;
}

/** Returns the JSON of a vendor's response. Throws for any other, a redirect, and a silent one. */
export async function fetchJson(url: string, request: VendorRequest): Promise<unknown> {
  const bytes = await fetchBytes(url, request, MOST_JSON);
  return JSON.parse(bytes.toString('utf8')) as unknown;
}

/** Returns the bytes of a vendor's response. Throws as `fetchJson`. */
export async function fetchBytes(
  url: string,
  { method, headers = {}, body, patience = PATIENCE }: VendorRequest,
  most = MOST_DOCUMENT,
): Promise<Buffer> {
  if (!isSafe(url)) throw new Error('The vendor names an address that is not https.');
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: body as BodyInit }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The vendor responds with ${response.status}.`);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > most) throw new Error('The response of the vendor is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The address of this machine may be plain: a gateway beside the product. */
export const isSafe = (url: string) =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url));
