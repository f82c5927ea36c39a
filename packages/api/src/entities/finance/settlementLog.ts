import { object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import {
  SETTLEMENT_MOVES,
  type SettlementAct,
  type SettlementMove,
  type SettlementStatus,
} from '../../flows/finance/settlementFlow';
import type { SettlementLog } from '../../resources/finance/settlementLog';
import { fen, idText, text, versionNumber } from '../../schema';

/** The part of a payment that a statement gets, or the balance what is over. In fen. */
export interface SettlementPart {
  /** `null` for the balance. */
  statementId: string | null;
  statementNo: string | null;
  /** Negative when it was taken back. */
  amount: number;
  /** The rest that the statement then lacks; 0 for the balance. */
  rest: number;
}

/** An event of a payment. */
export interface SettlementEvent {
  /** From 1 without gaps. */
  number: number;
  action: SettlementAct;
  label: string;
  statusAfter: SettlementStatus;
  userName: string;
  content: string | null;
  createTime: string;
}

/** A payment with its parts and its history. */
export interface SettlementDetail extends SettlementLog {
  /** In the order in which they were matched. */
  parts: SettlementPart[];
  /** The newest first. */
  events: SettlementEvent[];
  moves: MoveChoice<SettlementMove>[];
}

/** A payment whose parts are asked for before it is entered. */
export const settlementQuestion = object({
  companyId: idText().required(),
  statementId: idText().nullable(),
  /** In fen. */
  amount: fen().min(1).required(),
});

/** Schema of a move of a payment, with the version that it was decided on. */
export const settlementUpdate = object({
  id: idText().required(),
  action: string<(typeof SETTLEMENT_MOVES)[number]>().oneOf(SETTLEMENT_MOVES).required(),
  reason: text(500),
  version: versionNumber().required(),
});
