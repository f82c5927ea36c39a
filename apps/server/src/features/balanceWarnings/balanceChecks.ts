import { moneyText } from '@mingjian/api';
import { object } from 'yup';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { CLIENT_ACCOUNTANTS } from '../../roles';
import { balanceCheck } from '../balances/balanceCheck';
import { storeNotice } from '../notices/sendNotice';
import { standingsOf, type Standing } from './standings';
import { warningTexts } from './texts';

type Services = Pick<Backend, 'db' | 'now'>;

/** Looks what a company has left after a movement. */
export const balanceChecks: JobKind<{ companyId: string }, Services> = {
  ...balanceCheck,
  retries: 2,
  pause: 60,
  run: async ({ companyId }, services) => lookAt(companyId, services),
};

/** Looks at all companies: credit rises with payments, and what a week costs changes by itself. */
export const balanceWarnings: JobKind<object, Services> = {
  name: 'balance-warning',
  payload: object({}).noUnknown(),
  retries: 1,
  pause: 60,
  timer: { title: warningTexts((t) => t.title), note: warningTexts((t) => t.note) },
  run: async (_, services) => lookAt(undefined, services),
};

/** Tells the people of companies that little is left, once each time that it falls below. */
async function lookAt(companyId: string | undefined, services: Services) {
  for (const standing of await standingsOf(companyId, services)) {
    if (standing.isLow === (standing.lowSince !== null)) continue;
    await services.db
      .transaction()
      .execute(async (trx) => cross(standing, { ...services, db: trx }));
  }
}

/** Notes that a company has crossed its limit, and warns of a fall. */
async function cross(standing: Standing, backend: Services) {
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

async function warn(
  { companyId, companyName, payMode, managerId, available, limit }: Standing,
  backend: Services,
) {
  const targets = await peopleOf(companyId, managerId, backend.db);
  if (targets.length === 0) return;
  const money = (fen: number) => moneyText(fen, 'zh-CN');
  await storeNotice(
    {
      orderId: null,
      companyId,
      noticeType: 1,
      title: warningTexts((t) => t.low[payMode](companyName))('zh'),
      content: warningTexts((t) => t.content[payMode](money(available ?? 0), money(limit)))('zh'),
      fromUser: null,
      remark: null,
    },
    { targets },
    backend,
  );
}

/** Returns the accounts of a company that see its money, and its manager. */
async function peopleOf(companyId: string, managerId: string | null, db: Db) {
  const people = await db
    .selectFrom('users')
    .select('id')
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
  return people.map(({ id }) => id);
}
