import { atsOrder } from '@mingjian/api';
import { createHmac } from 'node:crypto';
import type { RecruitingSystem } from '../tables';
import { TOLERANCE, type RecruitingAdapter } from './adapter';
import { sameText } from './sameText';

/** Headers of a signature. */
const [TIME, SIGNATURE] = ['X-Ats-Timestamp', 'X-Ats-Signature'] as const;

/** Returns the hex HMAC-SHA256 of `timestamp.body`; the time is in seconds. */
const signatureOf = (time: string, body: string | Buffer, key: string) =>
  createHmac('sha256', key).update(`${time}.`).update(body).digest('hex');

const secondsOf = (now: Date) => String(Math.floor(now.getTime() / 1_000));

const signed = (body: string, key: string, now: Date) => {
  const time = secondsOf(now);
  return { [TIME]: time, [SIGNATURE]: signatureOf(time, body, key) };
};

/**
 * Returns the adapter of a system without a public signature: both sides sign `timestamp.body`, and
 * an order is the contract's own `atsOrder`.
 */
export const sharedSecretAdapter = (
  atsType: RecruitingSystem,
  path: string,
): RecruitingAdapter => ({
  atsType,
  path,
  verify({ headers, body }, key, now) {
    const [time, signature] = [headers.get(TIME), headers.get(SIGNATURE)];
    if (!time || !signature) return 'missing';
    if (!sameText(signature.toLowerCase(), signatureOf(time, body, key))) return 'wrong';
    return Math.abs(Number(time) * 1_000 - now.getTime()) <= TOLERANCE ? 'valid' : 'late';
  },
  sign: signed,
  open: (body) => body.toString('utf8'),
  async read(text) {
    const order = await atsOrder.validate(JSON.parse(text), { stripUnknown: true });
    const { mobile, idCardNo, email, position, name } = order.candidate;
    return {
      kind: 'order',
      eventId: order.eventId,
      thirdOrderId: order.thirdOrderId,
      accountId: order.accountId,
      packageId: order.packageId,
      additionalItemIds: order.additionalItemIds ?? [],
      candidate: {
        name,
        mobile: mobile ?? null,
        idCardNo: idCardNo ?? null,
        email: email ?? null,
        position: position ?? null,
      },
      remark: order.remark ?? null,
    };
  },
  sample: ({ kind: _, ...order }) => JSON.stringify(order),
  async deliver({ thirdOrderId, ...delivery }, { baseUrl, clientId, clientSecret }, { now, post }) {
    const body = JSON.stringify({ thirdOrderId, ...delivery });
    const headers = {
      'X-Ats-Client': clientId,
      ...signed(body, clientSecret, now),
    };
    const name = delivery.event === 'report.issued' ? 'result' : 'progress';
    await post(`${baseUrl}/${name}`, headers, body);
  },
});
