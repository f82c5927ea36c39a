import type { Selectable } from 'kysely';
import type { FieldProblem } from '../../failure';
import type { Language } from '../../texts';
import { sum } from './taskShares';
import type { KpiRowTable } from './tables';
import { performanceTexts } from './texts';

/** A corrected row beside the stored one. */
export interface Correction {
  userId: string;
  itemCode: string;
  score: number;
  share: number;
  deductReason: string | null;
  /** `undefined` when the sheet has no such row. */
  stored: Selectable<KpiRowTable> | undefined;
}

/** Returns the problems of single rows. Nobody corrects their own. */
export function correctionProblems(
  corrections: readonly Correction[],
  callerId: string,
): FieldProblem[] {
  return corrections.flatMap((row, index): FieldProblem[] => {
    const { stored, score, share, deductReason } = row;
    if (!stored) return [[`rows.${index}.itemCode`, performanceTexts((t) => t.rowUnknown)]];
    const isSame = score === stored.score && share === stored.share;
    const isCalculated = score === stored.computed && share === stored.computedShare;
    if (row.userId === callerId && !isSame)
      return [[`rows.${index}.score`, performanceTexts((t) => t.ownRow)]];
    if (score > stored.scoreMax)
      return [[`rows.${index}.score`, performanceTexts((t) => t.aboveMax(stored.scoreMax))]];
    return isCalculated || deductReason !== null
      ? []
      : [[`rows.${index}.deductReason`, performanceTexts((t) => t.reasonNeeded)]];
  });
}

/** Returns the items whose shares would not add up to 100. */
export function sharesOff(
  stored: readonly Selectable<KpiRowTable>[],
  corrections: readonly Correction[],
  language: Language,
): FieldProblem[] {
  const codes = [...new Set(stored.map(({ itemCode }) => itemCode))];
  return codes.flatMap((code): FieldProblem[] => {
    const rows = stored.filter(({ itemCode }) => itemCode === code);
    const shares = rows.map(
      (row) => corrections.find((one) => one.stored?.id === row.id)?.share ?? row.share,
    );
    const cents = sum(shares.map((share) => Math.round(share * 100)));
    if (cents === 10_000) return [];
    const name = language === 'en' ? rows[0]!.itemNameEn : rows[0]!.itemName;
    const index = corrections.findIndex(({ itemCode }) => itemCode === code);
    return [
      [`rows.${Math.max(0, index)}.share`, performanceTexts((t) => t.sharesOff(name, cents / 100))],
    ];
  });
}
