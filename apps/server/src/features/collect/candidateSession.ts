import {
  beijing,
  type EntrySession,
  type entryLinks,
  type InputOf,
  type SentCode,
} from '@mingjian/api';
import type { TokenHeaders } from '../../http/api';
import type { Backend } from '../../http/backend';
import { formReader, visitor, type Caller } from '../../http/caller';
import { hashOf, newSecret } from '../../database/ids';
import { inputFailure, refusal, sessionEnded } from '../../failure';
import { readLink } from '../entryLinks/entryLinks';
import { entryLinkTexts } from '../entryLinks/texts';
import { queueMessage } from '../outbox/queueMessage';
import { countUse, type UseLimit } from '../session/attempts';
import { createCode, spendFormCode } from '../session/oneTimeCodes';
import { makeMove } from '../../flows/makeMove';
import { collectMoves } from './collectMoves';
import { collectTexts } from './texts';

/** Tokens of candidates' sessions, which no token of an account begins like. */
const PREFIX = 'c.';

/** Milliseconds without a call after which a session ends. */
const IDLE = 2 * 3_600_000;

/** Allowed staleness of the last call's time, which saves a write per call. */
const SEEN_EVERY = 60_000;

/** Wrong proofs after which a link is worth nothing. */
const WRONG_PROOFS = 8;

/** Codes to one form's number. */
const CODES: UseLimit = { of: 'candidateCode', most: 5, wait: 120 };

/** Returns the candidate of a session that headers name; `undefined` for those of accounts. */
export async function linkedCandidate(
  { authorization, accesstoken }: TokenHeaders,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<Omit<Caller, 'address' | 'agent' | 'language' | 'day'> | undefined> {
  const token = /^Bearer (c\.[\w-]{20,200})$/.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  if (token !== accesstoken) throw sessionEnded();
  const tokenHash = hashOf(token);
  const found = await db
    .selectFrom('candidateSessions as s')
    .innerJoin('entryLinks as l', 'l.tokenHash', 's.linkHash')
    .innerJoin('collectForms as f', 'f.id', 's.formId')
    .innerJoin('orders as o', 'o.id', 'f.orderId')
    .select(['s.linkHash', 's.lastSeenAt', 'f.id as formId', 'f.orderId', 'f.candidateId'])
    .select(['o.candidateName', 'l.expiresAt'])
    .where('s.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  const time = now();
  if (!found || found.expiresAt <= time || time.getTime() - found.lastSeenAt.getTime() > IDLE)
    throw sessionEnded();
  if (time.getTime() - found.lastSeenAt.getTime() > SEEN_EVERY)
    await db
      .updateTable('candidateSessions')
      .set({ lastSeenAt: time })
      .where('tokenHash', '=', tokenHash)
      .execute();
  const { candidateId, candidateName: name, formId, orderId, linkHash } = found;
  const nobody = visitor('', 'zh');
  return {
    userId: formReader(formId),
    username: nobody.username,
    realname: name,
    userType: nobody.userType,
    companyId: nobody.companyId,
    roles: nobody.roles,
    rights: nobody.rights,
    tokenHash,
    candidate: { candidateId, name, formId, orderId, sessionHash: tokenHash, linkHash },
  };
}

/** Returns the form and the person of a link. Throws 404 for a link of no form. */
async function linkedForm(
  ref: Pick<InputOf<typeof entryLinks.enter>, 'purpose' | 'token'>,
  caller: Caller,
  backend: Backend,
) {
  const link = await readLink(ref, caller, backend);
  const form = await backend.db
    .selectFrom('collectForms as f')
    .innerJoin('candidates as c', 'c.id', 'f.candidateId')
    .select(['f.id', 'f.status', 'c.mobile'])
    .where('f.id', '=', link.formId ?? '')
    .executeTakeFirst();
  if (!form) throw refusal(404, entryLinkTexts, (t) => t.notValid);
  return { link, form };
}

/** Sends a code to the mobile number of a link's person. */
export async function sendEntryCode(
  ref: InputOf<typeof entryLinks.sendCode>,
  caller: Caller,
  backend: Backend,
): Promise<SentCode> {
  const { form } = await linkedForm(ref, caller, backend);
  await countUse(CODES, form.id, backend);
  return sendFormCode({ formId: form.id, mobile: form.mobile, purpose: 'entry' }, caller, backend);
}

/** Sends a code for an act of a candidate to a mobile number. */
export async function sendFormCode(
  {
    formId,
    mobile,
    purpose,
  }: { formId: string; mobile: string; purpose: 'entry' | 'identity' | 'signature' },
  { language }: Pick<Caller, 'language'>,
  backend: Backend,
): Promise<SentCode> {
  const { codeId, code, expiresAt } = await createCode(
    { purpose, userId: null, username: formId, channel: 'sms', address: mobile },
    backend,
  );
  await queueMessage(
    {
      channel: 'sms',
      kind: 'candidateCode',
      recipient: mobile,
      subject: collectTexts((t) => t.codeSubject)(language),
      content: collectTexts((t) => t.code[purpose](code))(language),
      expiresAt,
    },
    backend,
  );
  backend.outbox.wake();
  return { codeId };
}

/** Begins a candidate's session by a link and a second proof. Eight wrong ones end the link. */
export async function enterByLink(
  { lastFour, codeId, code, ...ref }: InputOf<typeof entryLinks.enter>,
  caller: Caller,
  backend: Backend,
): Promise<EntrySession> {
  const { link, form } = await linkedForm(ref, caller, backend);
  const { db, now } = backend;
  const { wrongProofs } = await db
    .updateTable('entryLinks')
    .set((eb) => ({ wrongProofs: eb('wrongProofs', '+', 1) }))
    .where('tokenHash', '=', link.tokenHash)
    .returning('wrongProofs')
    .executeTakeFirstOrThrow();
  const left = WRONG_PROOFS - wrongProofs;
  if (left < 0) throw refusal(404, entryLinkTexts, (t) => t.notValid);
  if (codeId && code)
    await spendFormCode({ codeId, code, purpose: 'entry' }, form.id, caller, backend);
  else if (lastFour !== form.mobile.slice(-4))
    throw inputFailure([['lastFour', collectTexts((t) => t.proofWrong(left))]], caller.language);
  const token = PREFIX + newSecret();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('entryLinks')
      .set({ wrongProofs: 0 })
      .where('tokenHash', '=', link.tokenHash)
      .execute();
    await trx
      .insertInto('candidateSessions')
      .values({
        tokenHash: hashOf(token),
        linkHash: link.tokenHash,
        formId: form.id,
        createdAt: now(),
        lastSeenAt: now(),
        address: caller.address,
        agent: caller.agent,
      })
      .execute();
    if (form.status !== 10) return;
    const headers = { authorization: `Bearer ${token}`, accesstoken: token };
    const person = await linkedCandidate(headers, { db: trx, now });
    const candidate = { ...caller, ...person! };
    await makeMove(collectMoves, 'open', { id: form.id }, candidate, { ...backend, db: trx });
  });
  return { token, expireTime: beijing(link.expiresAt) };
}
