import type { OrderKpi } from '@mingjian/api';

/** Rows of one person, with what is the same in all of them. */
export interface PersonRows {
  userId: string;
  userName: string;
  quantity: number;
  difficulty: number;
  /** Average of the shares, by the weights of the items. */
  share: number;
  /** From 0 to 100, by the weights of the items. */
  total: number;
  rows: OrderKpi[];
}

/** Returns the rows of a sheet by person. */
export function peopleIn(rows: readonly OrderKpi[]): PersonRows[] {
  const byUser = new Map<string, OrderKpi[]>();
  for (const row of rows) byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row]);
  return [...byUser].map(([userId, own]) => ({
    userId,
    userName: own[0]!.userName,
    quantity: own[0]!.quantity,
    difficulty: own[0]!.difficulty,
    share: weighted(own, ({ share }) => share),
    total: weighted(own, ({ score, scoreMax }) => (score / scoreMax) * 100),
    rows: own,
  }));
}

/** Returns the average of a value of rows by their weights, in hundredths. */
function weighted(rows: readonly OrderKpi[], valueOf: (row: OrderKpi) => number): number {
  const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
  // Without any weight all items count the same.
  const weightOf = ({ weight }: OrderKpi) => (weights === 0 ? 1 / rows.length : weight / weights);
  const average = rows.reduce((sum, row) => sum + valueOf(row) * weightOf(row), 0);
  return Math.round(average * 100) / 100;
}
