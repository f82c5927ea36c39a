import type { InputOf, passwordReset } from '@mingjian/api';

/** The account for which a code was requested. */
export type ResetAccount = InputOf<typeof passwordReset.request>;

/** A code that is under way, and the account that it was requested for. */
export interface RequestedCode {
  account: ResetAccount;
  codeId: string;
}
