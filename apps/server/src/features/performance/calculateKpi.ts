import type { KpiMeasure, KpiPart } from '@mingjian/api';
import type { Wording } from '../../texts';
import { lossesOf, type KpiContact, type KpiTask, type Loss } from './measures';
import { partTexts } from './partTexts';
import { sharesOf, sum, type HeldTask } from './taskShares';

/** An item as scores are calculated by it. */
export interface KpiRule {
  code: string;
  measure: KpiMeasure;
  scoreMax: number;
}

/** Facts of an order that scores follow from. */
export interface KpiFacts {
  tasks: readonly KpiTask[];
  contacts: readonly KpiContact[];
  now: Date;
}

/** The score of one person by one item. */
export interface CalculatedRow {
  userId: string;
  itemCode: string;
  quantity: number;
  difficulty: number;
  score: number;
  share: number;
  parts: KpiPart[];
}

/** Weight of a task that compares claims with a source, beside 1 for a search of records. */
const COMPARISON = 1.5;

/** Returns the scores of an order: one row for each person and item. */
export function calculateKpi(
  rules: readonly KpiRule[],
  { tasks, contacts, now }: KpiFacts,
): CalculatedRow[] {
  return sharesOf(tasks, now).flatMap(({ userId, share, tasks: held }) => {
    const quantity = rounded(sum(held.map(({ fraction }) => fraction)));
    const difficulty = difficultyOf(held);
    const own = contacts.filter((contact) => contact.userId === userId);
    return rules.map((rule) => ({
      userId,
      itemCode: rule.code,
      quantity,
      difficulty,
      share,
      ...scoreOf(rule.scoreMax, lossesOf(rule.measure, { userId, held, contacts: own })),
    }));
  });
}

/** Returns the amount of a row in fen; 0 without a rate. */
export function amountOf({
  rate,
  quantity,
  difficulty,
  score,
  scoreMax,
}: Pick<CalculatedRow, 'quantity' | 'difficulty' | 'score'> & {
  rate: number | null;
  scoreMax: number;
}): number {
  // Its product may lie a hair below a whole fen.
  return Math.floor((rate ?? 0) * quantity * difficulty * (score / scoreMax) + 1e-6);
}

/** Returns the score that losses leave of the full marks, and its parts, which add up to it. */
function scoreOf(scoreMax: number, losses: readonly Loss[]): { score: number; parts: KpiPart[] } {
  const cents = Math.round(scoreMax * 100);
  const taken = losses
    .map(({ wording, percent }) => ({ wording, cents: Math.round((cents * percent) / 100) }))
    .filter((loss) => loss.cents > 0);
  const left = cents - sum(taken.map((loss) => loss.cents));
  return {
    score: Math.max(0, left) / 100,
    parts: [
      part(
        partTexts((t) => t.full(scoreMax)),
        cents,
      ),
      ...taken.map((loss) => part(loss.wording, -loss.cents)),
      ...(left < 0
        ? [
            part(
              partTexts((t) => t.least()),
              -left,
            ),
          ]
        : []),
    ],
  };
}

const part = (wording: Wording, cents: number): KpiPart => ({
  text: wording('zh'),
  textEn: wording('en'),
  points: cents / 100,
});

const difficultyOf = (held: readonly HeldTask<KpiTask>[]) => {
  const parts = held.map(
    ({ task, fraction }) => fraction * (task.dangerType === 1 ? COMPARISON : 1),
  );
  return rounded(sum(parts) / sum(held.map(({ fraction }) => fraction)));
};

const rounded = (value: number) => Math.round(value * 100) / 100;
