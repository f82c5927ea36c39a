import type { InputOf, KpiSheet, NewerKpiSheet, orderKpi } from '@mingjian/api';
import { Failure, inputFailure, orderMissing, refusal, type FieldProblem } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight } from '../../resources/scope';
import { ORDER_MANAGERS, ORDER_VERIFIERS, STAFF } from '../../roles';
import { orderMoves } from '../orders/orderMoves';
import type { MovedOrder } from '../orders/tables';
import { correctionProblems, sharesOff, type Correction } from './corrections';
import { visibleOrder } from './visibleOrder';
import { isOpen, SHEET_READERS, sheetOf, storedRows, storedSheet } from './sheetRows';
import { storeCalculated, touchSheet } from './storeSheet';
import { performanceTexts } from './texts';

/** Returns the sheet of an order with the own rows, or with everybody's for those who lead. */
export async function readSheet(
  orderId: string,
  whose: 'own' | 'all',
  caller: Caller,
  backend: Backend,
): Promise<KpiSheet> {
  demandRight(caller, whose === 'all' ? SHEET_READERS : STAFF);
  return sheetOf(await visibleOrder(orderId, caller, backend), whose, caller, backend);
}

/** Saves statements of a person about the own rows, with the calculated sheet if it is new. */
export async function saveNotes(
  { orderId, version, rows: notes }: InputOf<typeof orderKpi.saveOrderKpi>,
  caller: Caller,
  backend: Backend,
): Promise<KpiSheet> {
  demandRight(caller, [...ORDER_VERIFIERS, ...ORDER_MANAGERS]);
  const order = await beginSave({ orderId, version, whose: 'own' }, caller, backend);
  const own = (await storedRows(orderId, backend.db)).filter(
    ({ userId }) => userId === caller.userId,
  );
  if (own.length === 0 && !holdsRight(caller, ORDER_MANAGERS))
    throw refusal(409, performanceTexts, (t) => t.noOwnRows);
  for (const [index, { itemCode, note }] of notes.entries()) {
    const row = own.find((one) => one.itemCode === itemCode);
    const field = `rows.${index}.itemCode`;
    if (!row) throw inputFailure([[field, performanceTexts((t) => t.rowUnknown)]], caller.language);
    await backend.db
      .updateTable('kpiRows')
      .set({ note: note?.trim() || null })
      .where('id', '=', row.id)
      .execute();
  }
  await touchSheet(orderId, { approve: false }, caller, backend);
  return sheetOf(order, 'own', caller, backend);
}

/** Corrects rows of a sheet, and approves it. Throws 400 without the reasons that are needed. */
export async function correctSheet(
  { orderId, version, rows: given, approve }: InputOf<typeof orderKpi.saveOrderKpi2>,
  caller: Caller,
  backend: Backend,
): Promise<KpiSheet> {
  demandRight(caller, ORDER_MANAGERS);
  const order = await beginSave({ orderId, version, whose: 'all' }, caller, backend);
  const { db } = backend;
  const stored = await storedRows(orderId, db);
  if (stored.length === 0) throw refusal(409, performanceTexts, (t) => t.nobody);
  const corrections = given.map((row): Correction => {
    const { userId, itemCode } = row;
    return {
      ...row,
      score: inHundredths(row.score),
      share: inHundredths(row.share),
      deductReason: row.deductReason?.trim() || null,
      stored: stored.find((one) => one.userId === userId && one.itemCode === itemCode),
    };
  });
  const problems: FieldProblem[] = [
    ...correctionProblems(corrections, caller.userId),
    ...sharesOff(stored, corrections, caller.language),
  ];
  if (problems.length > 0) throw inputFailure(problems, caller.language);
  for (const { stored: row, score, share, deductReason } of corrections) {
    const isCalculated = score === row!.computed && share === row!.computedShare;
    const isSame = score === row!.score && share === row!.share;
    if (isSame && (isCalculated || deductReason === row!.deductReason)) continue;
    await db
      .updateTable('kpiRows')
      .set({
        score,
        share,
        deductReason: isCalculated ? null : deductReason,
        correctedBy: isCalculated ? null : caller.userId,
      })
      .where('id', '=', row!.id)
      .execute();
  }
  await touchSheet(orderId, { approve: approve === 1 }, caller, backend);
  return sheetOf(order, 'all', caller, backend);
}

/**
 * Locks an order, and has its calculated sheet stored if there is none. Throws 409 with the newer
 * sheet when it was saved since the version that the caller saw.
 */
async function beginSave(
  { orderId, version, whose }: { orderId: string; version: number; whose: 'own' | 'all' },
  caller: Caller,
  backend: Backend,
): Promise<MovedOrder> {
  const order = await orderMoves.lock(orderId, caller, backend.db);
  if (!order) throw orderMissing();
  if (order.state < 60) throw refusal(409, performanceTexts, (t) => t.tooEarly);
  if (!isOpen(order)) throw refusal(409, performanceTexts, (t) => t.closed);
  const sheet = await storedSheet(orderId, backend.db);
  if (sheet && sheet.auditStatus === 2) throw refusal(409, performanceTexts, (t) => t.approved);
  if (version !== (sheet?.version ?? 0))
    throw new Failure(
      409,
      performanceTexts((t) => t.newer),
      {
        data: { sheet: await sheetOf(order, whose, caller, backend) } satisfies NewerKpiSheet,
      },
    );
  if (!sheet || sheet.auditStatus === 3) await storeCalculated(orderId, caller, backend);
  return order;
}

const inHundredths = (value: number) => Math.round(value * 100) / 100;
