import { beijing, type EntryLink, type EntryPurpose } from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { hashOf, newSecret } from '../../database/ids';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { countUse, type UseLimit } from '../session/attempts';
import type { EntryLinkTable } from './tables';
import { entryLinkTexts } from './texts';

/** Wrong tokens from one address. A person who mistypes an address has a few tries. */
const WRONG_TOKENS: UseLimit = { of: 'link', most: 20, wait: 60 };

/** A link to make. */
export interface NewLink extends Pick<EntryLinkTable, 'purpose' | 'orderId'> {
  /** The form that it opens. @default none */
  formId?: string | null;
  /** Milliseconds until it expires. */
  lifetime: number;
}

/** Makes the one link of its page and form, and returns its token, which is stored nowhere. */
export async function createLink(
  { purpose, orderId, formId = null, lifetime }: NewLink,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  const token = newSecret();
  const expiresAt = new Date(now().getTime() + lifetime);
  if (formId !== null) await removeLinks(formId, db, purpose);
  await db
    .insertInto('entryLinks')
    .values({ tokenHash: hashOf(token), purpose, orderId, formId, createdAt: now(), expiresAt })
    .execute();
  return token;
}

/** Removes the links of a form, and with them the sessions that they began. */
export async function removeLinks(formId: string, db: Db, purpose?: EntryPurpose) {
  await db
    .deleteFrom('entryLinks')
    .where('formId', '=', formId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose!))
    .execute();
}

/**
 * Returns the link of a token. A wrong token, an expired one and one for another page are found by
 * the same query and refused with the same words. Throws 429 after too many wrong ones.
 */
export async function readLink(
  { purpose, token }: { purpose: EntryPurpose; token: string },
  { address }: Pick<Caller, 'address'>,
  backend: Backend,
) {
  const attempt = await countUse(WRONG_TOKENS, address, backend);
  const link = await backend.db
    .selectFrom('entryLinks')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', backend.now())
    .executeTakeFirst();
  if (!link) throw refusal(404, entryLinkTexts, (t) => t.notValid);
  await attempt.giveBack();
  return link;
}

/** Returns the public part of a link. */
export const publicLink = (
  { expiresAt, formId }: Pick<Selectable<EntryLinkTable>, 'expiresAt' | 'formId'>,
  { outbox }: Pick<Backend, 'outbox'>,
): EntryLink => ({
  expireTime: beijing(expiresAt),
  sendsCode: formId !== null && outbox.sends('sms'),
});
