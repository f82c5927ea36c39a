import {
  DAY,
  type CollectStatus,
  type contracts as calls,
  type InputOf,
  type SignPage,
} from '@mingjian/api';
import { inputFailure, orderMissing, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { ORDER_MANAGERS } from '../../roles';
import { sendFormCode } from '../collect/candidateSession';
import { formOf } from '../collect/forms';
import { LINK_DAYS } from '../collect/invite';
import { collectBlockerTexts } from '../collect/moveTexts';
import { collectTexts } from '../collect/texts';
import { createLink } from '../entryLinks/entryLinks';
import { countSent, queueScene } from '../messages/queueScene';
import { orderMoves } from '../orders/orderMoves';
import { queueMessage } from '../outbox/queueMessage';
import { countUse, type UseLimit } from '../session/attempts';
import { createCode } from '../session/oneTimeCodes';
import { contentOf } from './contractContent';
import { contractOf, travellingContract, type ContractRow, type ContractRef } from './contractRows';
import { ensureLetter } from './newContract';
import { codeTexts } from './codeTexts';
import { contractTexts } from './texts';
import { askVendor, personOf, vendorOf } from './vendors/vendors';

/** Minutes between two messages to a signer, and most of them for one order. */
const PAUSE_MINUTES = 10;
const MOST_MESSAGES = 7;

/** Codes of one signer. */
const CODES: UseLimit = { of: 'signCode', most: 5, wait: 120 };

/** Returns the page on which a contract is signed, with its text as it stands now. */
export async function signPageOf(
  ref: ContractRef,
  caller: Caller,
  backend: Backend,
): Promise<SignPage> {
  const { db } = backend;
  const { language } = caller;
  const row = await contractOf(ref, caller, db);
  const { title, sections } = await contentOf(row, undefined, language, db);
  return {
    contract: await travellingContract(row, language, db),
    title,
    sections,
    needsCode: backend.outbox.sends('sms'),
    isElsewhere: row.vendor !== 'builtin',
    url: await urlOf(row, caller, backend),
  };
}

/** A vendor's page is for the candidate alone, once the consents are decided. */
async function urlOf(row: ContractRow, { candidate }: Caller, backend: Backend) {
  const own = `${backend.installation.publicUrl}/signPage`;
  const isReady = row.pendingDecision !== null && row.status === 2 && row.flowId !== null;
  if (row.vendor === 'builtin' || !candidate || !isReady) return own;
  const provider = vendorOf(row, backend);
  const person = await personOf(row, backend.db);
  return askVendor(() => provider.signUrl(row.flowId!, person));
}

/** Whether the candidate of a form was invited, and has still to sign. */
export const mayGetSignLink = ({ status }: { status: CollectStatus }): boolean =>
  status >= 10 && status <= 30;

/** Sends the candidate a link to the signing page, by text message or e-mail. */
export async function sendSignLink(
  { orderId, candidateId, channel, mobile, email }: InputOf<typeof calls.sendSmsEmail>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, ORDER_MANAGERS);
  const { db, now, installation } = backend;
  const order = await orderMoves.lock(orderId, caller, db);
  if (!order || order.candidateId !== candidateId) throw orderMissing();
  const form = await formOf(orderId, caller, db);
  if (!mayGetSignLink(form)) throw refusal(409, contractTexts, (t) => t.nothingToSign);
  await ensureLetter(orderId, caller, backend);
  await refuseTooMany(orderId, backend);
  const known = await db
    .selectFrom('candidates as p')
    .innerJoin('companies as c', 'c.id', 'p.companyId')
    .leftJoin('users as u', (join) => join.on('u.id', '=', order.pmId ?? ''))
    .select(['p.mobile', 'p.email', 'c.name as companyName', 'u.realname', 'u.phone'])
    .where('p.id', '=', candidateId)
    .executeTakeFirstOrThrow();
  // A masked number that comes back unchanged leaves the stored one.
  const smsTo = mobile && !mobile.includes('*') ? mobile : known.mobile;
  const mailTo = email || known.email;
  if (channel !== 2 && !smsTo)
    throw inputFailure([['mobile', collectTexts((t) => t.noMobile)]], caller.language);
  if (channel !== 1 && !mailTo)
    throw inputFailure([['email', collectTexts((t) => t.noEmail)]], caller.language);
  const lifetime = LINK_DAYS * DAY;
  const token = await createLink(
    { purpose: 'signPage', orderId, formId: form.id, lifetime },
    backend,
  );
  const message = {
    scene: 'signInvite',
    language: form.language,
    receiverType: 1,
    receiverId: candidateId,
    orderId,
    authorId: caller.userId,
    values: {
      candidateName: form.candidateName,
      companyName: known.companyName,
      position: order.position,
      link: `${installation.publicUrl}/signPage#${token}`,
      days: String(LINK_DAYS),
      reason: '',
      officerName: known.realname ?? '',
      officerPhone: known.phone ?? '',
    },
    expiresAt: new Date(now().getTime() + lifetime),
  } as const;
  if (channel !== 2) await queueScene({ ...message, channel: 'sms', recipient: smsTo }, backend);
  if (channel !== 1)
    await queueScene({ ...message, channel: 'email', recipient: mailTo! }, backend);
}

/** Throws 409 for a message too soon after another, and when all of an order are used up. */
async function refuseTooMany(orderId: string, backend: Backend) {
  const scene = 'signInvite';
  const since = new Date(backend.now().getTime() - PAUSE_MINUTES * 60_000);
  const recent = await countSent({ orderId, scene, since }, backend);
  if (recent > 0) throw refusal(409, collectBlockerTexts, (t) => t.tooSoon(PAUSE_MINUTES));
  if ((await countSent({ orderId, scene }, backend)) >= MOST_MESSAGES)
    throw refusal(409, collectBlockerTexts, (t) => t.sentOut());
}

/** Sends a code that confirms a typed name: to the candidate, or to the phone of an account. */
export async function sendSignCode(caller: Caller, backend: Backend) {
  const { candidate, userId, username, language } = caller;
  const { db } = backend;
  await countUse(CODES, candidate?.formId ?? userId, backend);
  if (candidate) {
    const { mobile } = await db
      .selectFrom('candidates')
      .select('mobile')
      .where('id', '=', candidate.candidateId)
      .executeTakeFirstOrThrow();
    const { formId } = candidate;
    return sendFormCode({ formId, mobile, purpose: 'signature' }, caller, backend);
  }
  const { phone } = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!phone) throw refusal(409, contractTexts, (t) => t.noPhone);
  const codeId = await db.transaction().execute(async (trx) => {
    const inside = { ...backend, db: trx };
    const {
      codeId: id,
      code,
      expiresAt,
    } = await createCode(
      { purpose: 'signature', userId, username, channel: 'sms', address: phone },
      inside,
    );
    await queueMessage(
      {
        channel: 'sms',
        kind: 'contactCode',
        recipient: phone,
        subject: codeTexts((t) => t.subject)(language),
        content: codeTexts((t) => t.content(code))(language),
        expiresAt,
      },
      inside,
    );
    return id;
  });
  backend.outbox.wake();
  return { codeId };
}
