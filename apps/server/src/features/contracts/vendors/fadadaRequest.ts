import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { object, string } from 'yup';
import type { VendorMessage, VerifiedMessage } from '../../../http/signingService';
import { fetchJson } from '../../../http/vendorHttp';
import { isRecent, type VendorOptions } from './vendorOptions';

/** Fields of a request or a response. */
export type Fields = Record<string, unknown>;

const notification = object({
  signTaskId: string().max(128),
  transReferenceId: string().max(128),
  clientUserId: string().max(128),
  clientCorpId: string().max(128),
});

/** Makes a signed request to 法大大 and returns its data. Throws for anything but success. */
export async function requestFadada(
  path: string,
  content: Fields | undefined,
  accessToken: string | undefined,
  { url, appId, secret, patience }: VendorOptions,
): Promise<Fields> {
  const bizContent = content && JSON.stringify(content);
  const time = String(Date.now());
  const fields: Record<string, string> = {
    'X-FASC-App-Id': appId,
    'X-FASC-Sign-Type': 'HMAC-SHA256',
    'X-FASC-Timestamp': time,
    'X-FASC-Nonce': randomBytes(16).toString('hex'),
    ...(accessToken === undefined
      ? { 'X-FASC-Grant-Type': 'client_credential' }
      : { 'X-FASC-AccessToken': accessToken }),
  };
  const signed = { ...fields, ...(bizContent !== undefined && { bizContent }) };
  const reply = await fetchJson(url + path, {
    method: 'POST',
    patience,
    headers: {
      ...fields,
      'X-FASC-Sign': signOf(signed, time, secret),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: bizContent === undefined ? '' : new URLSearchParams({ bizContent }).toString(),
  });
  const { code, data } = reply as { code: string; data: Fields | null };
  if (code !== '100000') throw new Error(`法大大 responds with ${code}.`);
  return data ?? {};
}

/** Returns the signature of fields: sorted and joined, under a key that the time gives. */
export function signOf(fields: Readonly<Record<string, string>>, time: string, secret: string) {
  const joined = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const digest = createHash('sha256').update(joined).digest('hex');
  const key = createHmac('sha256', secret).update(time).digest();
  return createHmac('sha256', key).update(digest).digest('hex');
}

/** Returns what a notification of 法大大 says; `undefined` unless it is signed and recent. */
export function verifiedFadada(
  { headers, body }: VendorMessage,
  now: Date,
  { appId, secret }: Pick<VendorOptions, 'appId' | 'secret'>,
): VerifiedMessage | undefined {
  const of = (name: string) => headers.get(name) ?? '';
  const time = of('X-FASC-Timestamp');
  const bizContent = new URLSearchParams(body.toString('utf8')).get('bizContent') ?? '';
  const signed = {
    'X-FASC-App-Id': appId,
    'X-FASC-Sign-Type': 'HMAC-SHA256',
    'X-FASC-Timestamp': time,
    'X-FASC-Nonce': of('X-FASC-Nonce'),
    'X-FASC-Event': of('X-FASC-Event'),
    bizContent,
  };
  const expected = Buffer.from(signOf(signed, time, secret));
  const given = Buffer.from(of('X-FASC-Sign'));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  if (!isRecent(time, now)) return undefined;
  const content = notification.validateSync(JSON.parse(bizContent));
  return {
    action: of('X-FASC-Event'),
    flowId: content.signTaskId,
    contractId: content.transReferenceId,
    partyId: content.clientUserId ?? content.clientCorpId,
  };
}
