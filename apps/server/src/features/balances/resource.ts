import { balanceLog, HAND_TYPES, type BalanceType } from '@mingjian/api';
import { inputFailure, type FieldProblem } from '../../failure';
import { knownCompany } from '../../resources/references';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { BALANCE_KEEPERS, CLIENT_ACCOUNTANTS, COMPANY_STAFF } from '../../roles';
import { movedBalance } from './moveBalance';
import { balanceTexts } from './texts';

/** Movements of balances: a client sees its own. Nothing changes or deletes one. */
export const balanceLogResource = serve(
  balanceLog,
  'balanceLogs',
)({
  objectType: 'balanceLog',
  module: 'finance',
  label: 'logNo',
  company: 'companyId',
  defaultOrder: 'create_time desc, log_no desc',
  isLarge: true,
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    orderNo: { by: 'orderId', table: 'orders', column: 'orderNo' },
  },
  references: { companyId: knownCompany },
  may: { read: [...COMPANY_STAFF, ...CLIENT_ACCOUNTANTS], create: BALANCE_KEEPERS },
  async complete({ values, caller, db }: Completion) {
    const { companyId, type, amount, remark } = values as unknown as Entered;
    const problem = problemOf({ type, amount, remark: remark ?? null });
    if (problem) throw inputFailure([problem], caller.language);
    const moved = { companyId, type, amount: type === REFUND ? -amount : amount, frozenAmount: 0 };
    return { ...(await movedBalance(moved, db)), operator: caller.realname };
  },
});

/** A movement as it is entered. */
interface Entered {
  companyId: string;
  type: BalanceType;
  amount: number;
  remark?: string | null;
}

const [REFUND, ADJUSTMENT] = [5, 7] as const;

function problemOf({ type, amount, remark }: Omit<Entered, 'companyId'>): FieldProblem | undefined {
  if (!HAND_TYPES.includes(type)) return ['type', balanceTexts((t) => t.madeByOrders)];
  if (amount === 0) return ['amount', balanceTexts((t) => t.notZero)];
  if (type !== ADJUSTMENT)
    return amount < 0 ? ['amount', balanceTexts((t) => t.positive)] : undefined;
  return remark?.trim() ? undefined : ['remark', balanceTexts((t) => t.reasonMissing)];
}
