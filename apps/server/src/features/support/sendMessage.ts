import type { InputOf, support, SupportMessage } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { announce } from '../../http/announce';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { COMPANY_STAFF } from '../../roles';
import { demandConversation, shown } from './readConversations';

/**
 * Adds a message to the conversation of a company and tells both sides at once. The row of the
 * conversation is locked, so its messages have numbers without gaps, in the order of their commits.
 */
export async function sendMessage(
  { companyId, content }: InputOf<typeof support.send>,
  caller: Caller,
  { db, now }: Backend,
): Promise<SupportMessage> {
  await demandConversation(companyId, caller, db);
  const { userId, userType: side, realname } = caller;
  const createdAt = now();
  const own = side === 'companyUser' ? 'lastClientNumber' : 'lastStaffNumber';
  await db
    .insertInto('supportConversations')
    .values({ companyId, updatedAt: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { lastNumber } = await db
    .updateTable('supportConversations')
    .set((eb) => ({ lastNumber: eb('lastNumber', '+', 1), updatedAt: createdAt }))
    .set(own, (eb) => eb('lastNumber', '+', 1))
    .where('companyId', '=', companyId)
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  const message = { companyId, number: lastNumber, side, fromUser: userId, content, createdAt };
  await db.insertInto('supportMessages').values(message).execute();
  const to = await peopleOf(companyId, db);
  await announce({ to, event: { kind: 'support', companyId } }, db);
  return shown({ ...message, fromUserName: realname });
}

/** Returns the people of a conversation: those of the company, and staff who look after clients. */
async function peopleOf(companyId: string, db: Db) {
  const rights = COMPANY_STAFF.map(({ code }) => code);
  const people = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.status', '=', 1)
    .where('u.deletedAt', 'is', null)
    .where(
      sql<boolean>`(u.company_id = ${companyId} or u.user_type = 'serviceUser' and exists (
        select from user_roles ur
          join roles r on r.code = ur.role_code
          join role_rights rr on rr.role_code = r.code
        where ur.user_id = u.id and r.status = 1 and r.deleted_at is null
          and rr.right_code = any(${rights})
      ))`,
    )
    .execute();
  return people.map(({ id }) => id);
}
