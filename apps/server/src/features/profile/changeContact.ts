import {
  cleanText,
  problemIn,
  TEXT_RULES,
  type InputOf,
  type profile,
  type SendingChannel,
  type SentCode,
} from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { maskEmail, maskMobile } from '../../resources/masks';
import { logEvent } from '../../resources/operateLog';
import { sayRule } from '../../texts';
import { queueMessage } from '../outbox/queueMessage';
import { messageTexts } from '../outbox/texts';
import { countOwnAttempt, countUse, forgetAttempts, type UseLimit } from '../session/attempts';
import { codeEnded, createCode, spendCode } from '../session/oneTimeCodes';
import { passwordMatches } from '../session/passwords';
import { profileTexts } from './texts';

/** Codes that one person has sent. */
const CODES: UseLimit = { of: 'contactCode', most: 5, wait: 240 };

const COLUMNS = { sms: 'phone', email: 'email' } as const;
const FORMATS = { sms: 'tel', email: 'email' } as const;
const MASKS = { sms: maskMobile, email: maskEmail };

/**
 * Sends a code to a new mobile number or e-mail address. It needs the present password: codes for
 * forgotten passwords go to that address, so an open session alone must not move it.
 */
export async function sendContactCode(
  { channel, value: typed, password }: InputOf<typeof profile.sendCode>,
  { userId, username, language }: Caller,
  backend: Backend,
): Promise<SentCode> {
  const value = cleanText(typed, FORMATS[channel]);
  const rule = TEXT_RULES[FORMATS[channel]];
  if (!rule.accepts(value))
    throw inputFailure([['value', sayRule({ problem: problemIn(rule, value) })]], language);
  const user = await backend.db
    .selectFrom('users')
    .select(['phone', 'email', 'passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user[COLUMNS[channel]] === value)
    throw inputFailure([['value', profileTexts((t) => t.sameContact)]], language);
  const subject = `password:${userId}`;
  await countOwnAttempt(subject, backend);
  if (!(await passwordMatches(password, user.passwordHash)))
    throw inputFailure([['password', profileTexts((t) => t.wrongPassword)]], language);
  await forgetAttempts(subject, backend.db);
  await countUse(CODES, userId, backend);

  const codeId = await backend.db.transaction().execute(async (db) => {
    const inside = { ...backend, db };
    const about = { purpose: 'contact', userId, username, channel, address: value } as const;
    const created = await createCode(about, inside);
    await queueMessage(
      {
        channel,
        kind: 'contactCode',
        recipient: value,
        subject: messageTexts((t) => t.contactSubject)(language),
        content: messageTexts((t) => t.contact(created.code))(language),
        expiresAt: created.expiresAt,
      },
      inside,
    );
    return created.codeId;
  });
  backend.outbox.wake();
  return { codeId };
}

/** Stores the number or address that a code was sent to, and notifies the former one. */
export async function changeContact(
  { codeId, code }: InputOf<typeof profile.changeContact>,
  caller: Caller,
  backend: Backend,
) {
  const { userId, address, channel } = await spendCode(
    { codeId, code, purpose: 'contact' },
    caller,
    backend,
  );
  if (userId !== caller.userId || address === null) throw codeEnded();
  await backend.db.transaction().execute(async (db) => {
    const before = await db
      .selectFrom('users')
      .select(['phone', 'email'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const column = COLUMNS[channel];
    await db
      .updateTable('users')
      .set({ [column]: address, updatedAt: backend.now() })
      .where('id', '=', userId)
      .execute();
    await logContact({ channel, before: before[column], after: address }, caller, {
      ...backend,
      db,
    });
    await notifyFormer({ channel, recipient: before[column] }, caller, { ...backend, db });
  });
  backend.outbox.wake();
}

async function logContact(
  { channel, before, after }: { channel: SendingChannel; before: string | null; after: string },
  caller: Caller,
  { db, now }: Backend,
) {
  const [field, mask] = [COLUMNS[channel], MASKS[channel]];
  await logEvent(
    {
      action: 'updated',
      module: 'system',
      objectType: 'profile',
      objectId: caller.userId,
      companyId: caller.companyId,
      before: { [field]: before && mask(before) },
      after: { [field]: mask(after) },
    },
    caller,
    now(),
    db,
  );
}

/** Whoever took an account over cannot hide it from its owner. */
async function notifyFormer(
  { channel, recipient }: { channel: SendingChannel; recipient: string | null },
  { username, language }: Caller,
  backend: Backend,
) {
  if (!recipient) return;
  await queueMessage(
    {
      channel,
      kind: 'contactChanged',
      recipient,
      subject: messageTexts((t) => t.contactChangedSubject)(language),
      content: messageTexts((t) => t.contactChanged(username))(language),
    },
    backend,
  );
}
