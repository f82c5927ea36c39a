/** The money that a statement still lacks, in fen. */
export interface Due {
  statementId: string;
  lacks: number;
}

/** The part of a payment for a statement; `null` is the balance, which gets what is over. */
export interface Spread {
  statementId: string | null;
  amount: number;
  /** The rest that the statement then lacks. */
  rest: number;
}

/** Spreads a payment over statements in their order. The parts add up to it; none is 0. */
export function spreadAmount(amount: number, dues: readonly Due[]): Spread[] {
  let left = amount;
  const parts: Spread[] = [];
  for (const { statementId, lacks } of dues) {
    const part = Math.min(left, lacks);
    if (part <= 0) continue;
    parts.push({ statementId, amount: part, rest: lacks - part });
    left -= part;
  }
  if (left > 0) parts.push({ statementId: null, amount: left, rest: 0 });
  return parts;
}
