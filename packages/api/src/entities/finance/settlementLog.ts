import { object } from 'yup';
import { choice, fen, idText, jsonText, text, timeText, word, type Stored } from '../../schema';

/** A payment of a client, and whether it was matched. Amounts in fen. */
export interface SettlementLog extends Stored {
  companyId: string;
  companyName: string;
  settleNo: string;
  statementId: string | null;
  /** JSON text list of order ids. */
  orderIds: string | null;
  amount: number;
  /** 1 transfer · 2 balance · 3 online · 4 other. */
  payMethod: 1 | 2 | 3 | 4;
  payTime: string;
  payer: string;
  voucherUrl: string | null;
  verifyUser: string | null;
  verifyTime: string | null;
  /** 0 to be matched · 1 matched · 2 returned. */
  status: 0 | 1 | 2;
  remark: string | null;
}

/** Schema of the writable fields of a payment. */
export const settlementLogDraft = object({
  id: idText(),
  companyId: idText().required(),
  statementId: idText().nullable(),
  orderIds: jsonText(),
  amount: fen().required(),
  payMethod: choice(1, 2, 3, 4).required(),
  payTime: timeText().required(),
  payer: word(128).required(),
  voucherUrl: text(500),
  status: choice(0, 1, 2),
  remark: text(500),
});

/** Writable fields of a payment. */
export type SettlementLogDraft = typeof settlementLogDraft.__outputType;
