import {
  DAY,
  type collect,
  type CollectConfig,
  type InputOf,
  type Invitation,
} from '@mingjian/api';
import { inputFailure, orderMissing, refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { createLink } from '../entryLinks/entryLinks';
import { orderMoves } from '../orders/orderMoves';
import { queueScene } from '../messages/queueScene';
import { collectMoves } from './collectMoves';
import { createForm, formOf, timeOf, travelling } from './forms';
import { collectTexts } from './texts';

/** Days that a link works. */
export const LINK_DAYS = 7;

/** Invites the candidate of an order, or reminds one; every message has a new link. */
export async function inviteCandidate(
  input: InputOf<typeof collect.sendNoticeTo>,
  caller: Caller,
  backend: Backend,
): Promise<Invitation> {
  const { orderId, candidateId, channel, language, content } = input;
  const { db, now } = backend;
  const order = await orderMoves.lock(orderId, caller, db);
  if (!order || order.candidateId !== candidateId) throw orderMissing();
  if (order.state !== 20) throw refusal(409, collectTexts, (t) => t.notInvitable);
  const id = await createForm(order, caller, backend);
  await correctContact(input, candidateId, caller, backend);
  const url = await newLink({ formId: id, orderId }, backend);
  const isFirst = [0, -20].includes((await collectMoves.lock(id, SYSTEM, db))!.state);
  const isSent = channel !== 4;
  await makeMove(
    collectMoves,
    isFirst ? 'invite' : 'remind',
    {
      id,
      columns: {
        inviteChannel: channel,
        ...(language && { language }),
        linkExpiresAt: new Date(now().getTime() + LINK_DAYS * DAY),
        undeliverable: null,
        ...(isSent && { sentAt: now() }),
      },
    },
    caller,
    backend,
  );
  if (isSent)
    await sendLink(
      {
        formId: id,
        url,
        scene: isFirst ? 'candidateInvite' : 'candidateReminder',
        content: content ?? '',
      },
      backend,
    );
  const form = await formOf(orderId, caller, db);
  return { url, expireTime: timeOf(form.linkExpiresAt)!, form: travelling(form) };
}

/** Makes the link of a form and returns its address. The token is behind `#`, which no log sees. */
export async function newLink(
  { formId, orderId }: { formId: string; orderId: string },
  backend: Pick<Backend, 'db' | 'now' | 'installation'>,
) {
  const token = await createLink(
    { purpose: 'clientUser', orderId, formId, lifetime: LINK_DAYS * DAY },
    backend,
  );
  return `${backend.installation.publicUrl}/clientUser#${token}`;
}

/** Occasions of messages that bring a candidate the link of the form. */
export const LINK_SCENES = ['candidateInvite', 'candidateReminder', 'candidateReturned'] as const;

/** A message with a link to a candidate. */
interface LinkMessage {
  formId: string;
  url: string;
  scene: (typeof LINK_SCENES)[number] | 'rightsAnswered';
  /** A sentence of whoever sends it, or what is missing. */
  content: string;
}

/**
 * Sends a link by the channels of a form, and counts the message. Nothing is sent, or counted, for
 * a form whose links are handed over.
 */
export async function sendLink({ formId, url, scene, content }: LinkMessage, backend: Backend) {
  const { db, now } = backend;
  const form = await db
    .selectFrom('collectForms as f')
    .innerJoin('orders as o', 'o.id', 'f.orderId')
    .innerJoin('companies as c', 'c.id', 'f.companyId')
    .innerJoin('candidates as p', 'p.id', 'f.candidateId')
    .leftJoin('users as u', 'u.id', 'o.pmId')
    .select(['f.inviteChannel', 'f.language', 'f.sendCount', 'f.orderId', 'f.candidateId'])
    .select(['o.candidateName', 'o.position', 'c.name as companyName', 'p.mobile', 'p.email'])
    .select(['u.realname', 'u.phone'])
    .where('f.id', '=', formId)
    .executeTakeFirstOrThrow();
  const { inviteChannel, language, orderId, candidateId: receiverId } = form;
  const message = {
    scene,
    language,
    receiverType: 1,
    receiverId,
    orderId,
    values: {
      candidateName: form.candidateName,
      companyName: form.companyName,
      position: form.position,
      link: url,
      days: String(LINK_DAYS),
      reason: content,
      officerName: form.realname ?? '',
      officerPhone: form.phone ?? '',
    },
    expiresAt: new Date(now().getTime() + LINK_DAYS * DAY),
  } as const;
  const bySms = inviteChannel === 1 || inviteChannel === 3;
  const byEmail = (inviteChannel === 2 || inviteChannel === 3) && form.email !== null;
  let messageId: string | null = null;
  if (bySms)
    messageId = await queueScene({ ...message, channel: 'sms', recipient: form.mobile }, backend);
  if (byEmail)
    messageId = await queueScene({ ...message, channel: 'email', recipient: form.email! }, backend);
  if (messageId === null) return;
  await db
    .updateTable('collectForms')
    .set({ sendCount: form.sendCount + 1, sentAt: now(), messageId })
    .where('id', '=', formId)
    .execute();
}

/** Corrects a wrong number or address of the candidate with the invitation: one step, not two. */
async function correctContact(
  { channel, mobile, email }: InputOf<typeof collect.sendNoticeTo>,
  candidateId: string,
  { language }: Caller,
  { db, now }: Backend,
) {
  const known = await db
    .selectFrom('candidates')
    .select(['mobile', 'email'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  // A masked number that comes back unchanged leaves the stored one.
  const newMobile = mobile && !mobile.includes('*') ? mobile : null;
  if ((channel === 1 || channel === 3) && !(newMobile ?? known.mobile))
    throw inputFailure([['mobile', collectTexts((t) => t.noMobile)]], language);
  if ((channel === 2 || channel === 3) && !(email || known.email))
    throw inputFailure([['email', collectTexts((t) => t.noEmail)]], language);
  if (!newMobile && !email) return;
  await db
    .updateTable('candidates')
    .set({ ...(newMobile && { mobile: newMobile }), ...(email && { email }), updatedAt: now() })
    .where('id', '=', candidateId)
    .execute();
}

/** Returns the settings of collection of a company within the caller's scope. */
export async function companyConfigOf(
  companyId: string,
  caller: Caller,
  { db }: Backend,
): Promise<CollectConfig> {
  const company = await db
    .selectFrom('companies')
    .select('retentionMonths')
    .where('id', '=', companyId)
    .where(withinScope(caller, 'companies.id'))
    .executeTakeFirst();
  if (!company) throw orderMissing();
  return {
    companyId,
    requiredGroups: await requiredGroups(companyId, db),
    authMode: 2,
    linkDays: LINK_DAYS,
    retentionMonths: company.retentionMonths,
  };
}

async function requiredGroups(companyId: string, db: Backend['db']) {
  const found = await db
    .selectFrom('companyOffers as offer')
    .innerJoin('products', 'products.id', 'offer.productId')
    .select('products.collectItems')
    .where('offer.companyId', '=', companyId)
    .where('offer.enabled', '=', 1)
    .execute();
  const codes = found.flatMap(({ collectItems }) => JSON.parse(collectItems ?? '[]') as string[]);
  return [...new Set(codes)];
}
