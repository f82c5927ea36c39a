import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { array, mixed, object, string } from 'yup';
import { PushProblem } from '../pushProblem';
import { recruitingTexts } from '../texts';
import { TOLERANCE, type Delivery, type RecruitingAdapter } from './adapter';
import { sameText } from './sameText';

const [TIME, NONCE, SIGNATURE] = [
  'X-Lark-Request-Timestamp',
  'X-Lark-Request-Nonce',
  'X-Lark-Signature',
] as const;

/** The event that places an order. */
const CREATED = 'hire.eco_background_check.created_v1';

const signatureOf = (time: string, nonce: string, key: string, body: string | Buffer) =>
  createHash('sha256').update(time).update(nonce).update(key).update(body).digest('hex');

const keyOf = (key: string) => createHash('sha256').update(key).digest();

/** Returns a text as Feishu encrypts it: AES-256-CBC, the vector first, in base64. */
export function encrypted(text: string, key: string) {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', keyOf(key), vector);
  return Buffer.concat([vector, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

function decrypted(text: string, key: string) {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-cbc', keyOf(key), bytes.subarray(0, 16));
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
}

const event = object({
  header: object({ event_id: string().required(), event_type: string().required() }).required(),
  event: mixed<object>(),
});

const order = object({
  background_check_id: string().max(128).required(),
  account_id: string().max(128).required(),
  package_id: string().max(128).required(),
  additional_item_id_list: array(string().max(128).required()).max(50).nullable(),
  comment: string().nullable(),
  candidate_info: object({
    name: string().max(64).required(),
    mobile: mixed<string | { number?: string }>().nullable(),
    email: string().max(128).nullable(),
  }).required(),
});

/** Feishu Hire, as its open platform documents events and background checks. */
export const feishuAdapter: RecruitingAdapter = {
  atsType: 2,
  path: 'feishu',
  verify({ headers, body }, key, now) {
    const [time, nonce] = [headers.get(TIME), headers.get(NONCE)];
    const signature = headers.get(SIGNATURE);
    // The first call may come without headers: only who has the key can encrypt its challenge.
    if (!signature && isEncryptedChallenge(body, key)) return 'valid';
    if (!time || !nonce || !signature) return 'missing';
    if (!sameText(signature.toLowerCase(), signatureOf(time, nonce, key, body))) return 'wrong';
    return Math.abs(Number(time) * 1_000 - now.getTime()) <= TOLERANCE ? 'valid' : 'late';
  },
  sign(body, key, now) {
    const time = String(Math.floor(now.getTime() / 1_000));
    const nonce = randomBytes(8).toString('hex');
    return { [TIME]: time, [NONCE]: nonce, [SIGNATURE]: signatureOf(time, nonce, key, body) };
  },
  open(body, key) {
    const text = body.toString('utf8');
    const { encrypt } = JSON.parse(text) as { encrypt?: unknown };
    return typeof encrypt === 'string' ? decrypted(encrypt, key) : text;
  },
  async read(text) {
    const content = JSON.parse(text) as { type?: unknown; challenge?: unknown };
    if (content.type === 'url_verification' && typeof content.challenge === 'string')
      return { kind: 'challenge', challenge: content.challenge.slice(0, 500) };
    const { header, event: inner } = await event.validate(content);
    if (header.event_type !== CREATED) return { kind: 'other', eventId: header.event_id };
    const placed = await order.validate(inner);
    const { name, mobile, email } = placed.candidate_info;
    return {
      kind: 'order',
      eventId: header.event_id,
      thirdOrderId: placed.background_check_id,
      accountId: placed.account_id,
      packageId: placed.package_id,
      additionalItemIds: placed.additional_item_id_list ?? [],
      candidate: {
        name,
        mobile: (typeof mobile === 'string' ? mobile : mobile?.number) ?? null,
        idCardNo: null,
        email: email ?? null,
        position: null,
      },
      remark: placed.comment?.slice(0, 500) ?? null,
    };
  },
  sample: ({ eventId, candidate, ...placed }) =>
    JSON.stringify({
      schema: '2.0',
      header: { event_id: eventId, event_type: CREATED },
      event: {
        background_check_id: placed.thirdOrderId,
        account_id: placed.accountId,
        package_id: placed.packageId,
        additional_item_id_list: placed.additionalItemIds,
        comment: placed.remark,
        candidate_info: {
          name: candidate.name,
          mobile: candidate.mobile === null ? null : { number: candidate.mobile },
          email: candidate.email,
        },
      },
    }),
  async deliver(delivery, { baseUrl, clientId, clientSecret }, outside) {
    const post = async (path: string, content: object, headers: Record<string, string> = {}) => {
      const url = `${baseUrl}/open-apis${path}`;
      const response = await outside.post(url, headers, JSON.stringify(content));
      const { code, tenant_access_token: token } = JSON.parse(response) as {
        code?: unknown;
        tenant_access_token?: unknown;
      };
      if (code !== 0) throw new PushProblem(recruitingTexts((t) => t.pushing.code(Number(code))));
      return typeof token === 'string' ? token : '';
    };
    const app = { app_id: clientId, app_secret: clientSecret };
    const token = await post('/auth/v3/tenant_access_token/internal', app);
    const { path, content } = requestOf(delivery);
    await post(`/hire/v1/eco_background_checks/${path}`, content, {
      authorization: `Bearer ${token}`,
    });
  },
};

function isEncryptedChallenge(body: Buffer, key: string) {
  try {
    const { encrypt } = JSON.parse(body.toString('utf8')) as { encrypt?: unknown };
    if (typeof encrypt !== 'string') return false;
    const { type } = JSON.parse(decrypted(encrypt, key)) as { type?: unknown };
    return type === 'url_verification';
  } catch {
    return false;
  }
}

/** Returns the request of a delivery. */
function requestOf(delivery: Delivery) {
  const { id, event: name, thirdOrderId, stage, stageEn, stageTime, result, url } = delivery;
  if (name === 'order.cancelled')
    return { path: 'cancel', content: { background_check_id: thirdOrderId } };
  if (name === 'report.issued')
    return {
      path: 'update_result',
      content: {
        background_check_id: thirdOrderId,
        result,
        result_time: String(stageTime),
        report_file_list: [{ report_name: stage, report_url: url, report_url_type: 2 }],
      },
    };
  return {
    path: 'update_progress',
    content: {
      background_check_id: thirdOrderId,
      stage_id: id,
      stage_name: stage,
      stage_en_name: stageEn,
      stage_time: String(stageTime),
    },
  };
}
