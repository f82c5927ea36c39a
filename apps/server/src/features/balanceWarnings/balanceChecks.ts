import { moneyText } from '@mingjian/api';
import { object } from 'yup';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { CLIENT_ACCOUNTANTS } from '../../roles';
import { balanceCheck } from '../balances/balanceCheck';
import { queueScene } from '../messages/queueScene';
import { standingsOf, type Standing } from './standings';
import { warningTexts } from './texts';

/** Looks what a company has left after a movement. */
export const balanceChecks: JobKind<{ companyId: string }, Backend> = {
  ...balanceCheck,
  retries: 2,
  pause: 60,
  run: async ({ companyId }, services) => lookAt(companyId, services),
};

/** Looks at all companies: credit rises with payments, and what a week costs changes by itself. */
export const balanceWarnings: JobKind<object, Backend> = {
  name: 'balance-warning',
  payload: object({}).noUnknown(),
  retries: 1,
  pause: 60,
  timer: { title: warningTexts((t) => t.title), note: warningTexts((t) => t.note) },
  run: async (_, services) => lookAt(undefined, services),
};

/** Tells the people of companies that little is left, once each time that it falls below. */
async function lookAt(companyId: string | undefined, services: Backend) {
  for (const standing of await standingsOf(companyId, services)) {
    if (standing.isLow === (standing.lowSince !== null)) continue;
    await services.db
      .transaction()
      .execute(async (trx) => cross(standing, { ...services, db: trx }));
  }
  services.outbox.wake();
}

/** Notes that a company has crossed its limit, and warns of a fall. */
async function cross(standing: Standing, backend: Backend) {
  const { companyId, isLow } = standing;
  const crossed = await backend.db
    .updateTable('companies')
    .set({ lowSince: isLow ? backend.now() : null })
    .where('id', '=', companyId)
    .where('lowSince', isLow ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (crossed && isLow) await warn(standing, backend);
}

/** Tells everybody concerned, in the product and, where an address is known, by e-mail. */
async function warn(
  { companyId, companyName, payMode, managerId, available, limit }: Standing,
  backend: Backend,
) {
  const money = (fen: number) => moneyText(fen, 'zh-CN');
  const values = {
    companyName,
    balanceName: warningTexts((t) => t.balanceName[payMode])('zh'),
    available: money(available ?? 0),
    limit: money(limit),
    advice: warningTexts((t) => t.advice[payMode])('zh'),
  };
  for (const person of await peopleOf(companyId, managerId, backend.db)) {
    const message = {
      scene: 'balanceLow',
      receiverType: person.companyId === null ? 3 : 2,
      receiverId: person.id,
      language: 'zh',
      values,
      companyId,
    } as const;
    await queueScene({ ...message, channel: 'notice' }, backend);
    if (person.email)
      await queueScene({ ...message, channel: 'email', recipient: person.email }, backend);
  }
}

/** Returns the accounts of a company that see its money, and its manager. */
async function peopleOf(companyId: string, managerId: string | null, db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'companyId'])
    .where('status', '=', 1)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('id', '=', managerId ?? ''),
        and([
          eb('companyId', '=', companyId),
          exists(
            selectFrom('userRoles')
              .innerJoin('roleRights', 'roleRights.roleCode', 'userRoles.roleCode')
              .select('userRoles.userId')
              .whereRef('userRoles.userId', '=', 'users.id')
              .where(
                'rightCode',
                'in',
                CLIENT_ACCOUNTANTS.map(({ code }) => code),
              ),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}
