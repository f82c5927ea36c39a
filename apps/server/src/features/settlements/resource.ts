import { beijingDay, settlementLog } from '@mingjian/api';
import { sql } from 'kysely';
import { inputFailure } from '../../failure';
import { knownCompany } from '../../resources/references';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { fileListRule } from '../../resources/textRules';
import { CLIENT_ACCOUNTANTS, SETTLEMENT_KEEPERS, STATEMENT_READERS } from '../../roles';
import { giveToCompany, pathsIn } from '../files/companyFiles';
import { settlementTexts } from './texts';

/** Payments received: staff see all, a client its own. Nothing changes or deletes one. */
export const settlementResource = serve(
  settlementLog,
  'settlementLogs',
)({
  objectType: 'settlementLog',
  module: 'finance',
  label: 'settleNo',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    statementNo: { by: 'statementId', table: 'statements', column: 'statementNo' },
    enterUser: { by: 'enteredBy', table: 'users', column: 'realname' },
    verifyUser: { by: 'verifiedBy', table: 'users', column: 'realname' },
    verifyTime: 'verifiedAt',
  },
  references: { companyId: knownCompany, statementId: null },
  textRules: { voucherUrl: fileListRule },
  may: {
    read: [...STATEMENT_READERS, ...CLIENT_ACCOUNTANTS],
    create: SETTLEMENT_KEEPERS,
  },
  changed: async ({ after, caller, db }) =>
    giveToCompany(pathsIn(after.voucherUrl), String(after.companyId), caller, db),
  async complete({ values, caller, db, now }: Completion) {
    const { amount, payTime, statementId, companyId } = values as unknown as Entered;
    const wrong = (field: string, wording: Parameters<typeof settlementTexts>[0]) =>
      inputFailure([[field, settlementTexts(wording)]], caller.language);
    if (amount <= 0) throw wrong('amount', (t) => t.positive);
    if (payTime > now) throw wrong('payTime', (t) => t.future);
    if (statementId) {
      const statement = await db
        .selectFrom('statements')
        .select('id')
        .where('id', '=', statementId)
        .where('companyId', '=', companyId)
        .where('status', 'in', [3, 4])
        .executeTakeFirst();
      if (!statement) throw wrong('statementId', (t) => t.otherStatement);
    }
    return { settleNo: await nextSettleNo(now, db), enteredBy: caller.userId, status: 0 };
  },
});

interface Entered {
  companyId: string;
  statementId?: string | null;
  amount: number;
  payTime: Date;
}

/** Returns the next number of the month. Payments of one month get theirs one after another. */
async function nextSettleNo(now: Date, db: Completion['db']) {
  const prefix = `HK${beijingDay(now).replaceAll('-', '').slice(0, 6)}`;
  await sql`select pg_advisory_xact_lock(hashtext('settle_no'), hashtext(${prefix}))`.execute(db);
  const { last } = await db
    .selectFrom('settlementLogs')
    .select(({ fn }) => fn.max('settleNo').as('last'))
    .where('settleNo', 'like', `${prefix}%`)
    .executeTakeFirstOrThrow();
  return `${prefix}${String(Number(last?.slice(prefix.length) ?? 0) + 1).padStart(5, '0')}`;
}
