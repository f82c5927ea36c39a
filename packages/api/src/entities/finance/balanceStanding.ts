/** The balance or credit that a company has left. Amounts in fen. */
export interface BalanceStanding {
  /** 1 in advance · 2 afterwards. */
  payMode: 1 | 2;
  /** The balance that is not held, or the credit that is left; `null` for one without a limit. */
  available: number | null;
  /** Below it the company is warned. */
  limit: number;
  isLow: boolean;
  /** The person who looks after the company; `null` for nobody. */
  managerName: string | null;
}
