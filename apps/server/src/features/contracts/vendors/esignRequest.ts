import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { object, string } from 'yup';
import type { VendorMessage, VerifiedMessage } from '../../../http/signingService';
import { fetchJson, type VendorRequest } from '../../../http/vendorHttp';
import { isRecent, type VendorOptions } from './vendorOptions';

const JSON_TYPE = 'application/json; charset=UTF-8';

/** Method of a request to the interface. */
export type EsignMethod = 'GET' | 'POST';

const notification = object({
  action: string().max(64).required(),
  signFlowId: string().max(128),
  customBizNum: string().max(128),
});

/** Makes a signed request to e签宝 and returns its data. Throws for anything but success. */
export async function requestEsign(
  method: EsignMethod,
  path: string,
  content: object | undefined,
  options: VendorOptions,
): Promise<Record<string, unknown>> {
  const reply = await fetchJson(options.url + path, signedRequest(method, path, content, options));
  const { code, data } = reply as {
    code: number;
    data: Record<string, unknown> | null;
  };
  if (code !== 0 || !data) throw new Error(`e签宝 responds with ${code}.`);
  return data;
}

/** Returns what a notification of e签宝 says; `undefined` unless it is signed and recent. */
export function verifiedEsign(
  { headers, body }: VendorMessage,
  now: Date,
  secret: string,
): VerifiedMessage | undefined {
  const time = headers.get('x-tsign-open-timestamp') ?? '';
  const expected = createHmac('sha256', secret).update(time).update(body).digest('hex');
  if (!isEqual(headers.get('x-tsign-open-signature') ?? '', expected)) return undefined;
  if (!isRecent(time, now)) return undefined;
  const { action, signFlowId, customBizNum } = notification.validateSync(
    JSON.parse(body.toString('utf8')),
  );
  const isIdentity = /^(AUTH|PSN_AUTH|ORG_AUTH)_/.test(action);
  return {
    action,
    flowId: signFlowId,
    ...(isIdentity ? { partyId: customBizNum } : { contractId: customBizNum }),
  };
}

/** Whether two texts are equal, in a time that tells nothing. */
const isEqual = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

function signedRequest(
  method: EsignMethod,
  path: string,
  content: object | undefined,
  { appId, secret, patience }: VendorOptions,
): VendorRequest {
  const body = content === undefined ? undefined : JSON.stringify(content);
  const digest = body === undefined ? '' : md5(Buffer.from(body));
  const type = body === undefined ? '' : JSON_TYPE;
  const lines = [method, '*/*', digest, type, '', path].join('\n');
  return {
    method,
    patience,
    ...(body !== undefined && { body }),
    headers: {
      accept: '*/*',
      ...(body !== undefined && {
        'content-type': type,
        'content-md5': digest,
      }),
      'x-tsign-open-app-id': appId,
      'x-tsign-open-auth-mode': 'Signature',
      'x-tsign-open-ca-timestamp': String(Date.now()),
      'x-tsign-open-ca-signature': createHmac('sha256', secret).update(lines).digest('base64'),
    },
  };
}

/** Returns the MD5 of bytes, base64, as the interface demands it. */
export const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');
