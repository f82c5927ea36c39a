import { object } from 'yup';
import { choice, fen, idText, text, type Stored } from '../../schema';

/** 1 paid in · 2 frozen · 3 charged · 4 unfrozen · 5 refunded · 6 given · 7 corrected. */
export type BalanceType = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A movement of a company's balance; never changed once written. Amounts in fen. */
export interface BalanceLog extends Stored {
  companyId: string;
  companyName: string;
  logNo: string;
  type: BalanceType;
  /** Negative when the balance falls. */
  amount: number;
  beforeBalance: number;
  afterBalance: number;
  orderId: string | null;
  statementId: string | null;
  payChannel: number | null;
  voucherUrl: string | null;
  operator: string;
  remark: string | null;
}

/** A movement by hand; the server reckons the balances. */
export const balanceLogDraft = object({
  id: idText(),
  companyId: idText().required(),
  type: choice(1, 5, 6, 7).required(),
  amount: fen().required(),
  payChannel: choice(1, 2, 3, 4),
  voucherUrl: text(500),
  remark: text(500),
});

/** A movement by hand. */
export type BalanceLogDraft = typeof balanceLogDraft.__outputType;
