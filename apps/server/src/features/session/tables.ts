export interface SessionTable {
  tokenHash: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export interface LoginAttemptTable {
  /** Subject of the failures: an account, an address, or both together. */
  subject: string;
  failures: number;
  lastFailedAt: Date;
}

export interface CaptchaTable {
  id: string;
  answer: string;
  expiresAt: Date;
}

export interface CaptchaTicketTable {
  ticketHash: string;
  expiresAt: Date;
}

/** Tables of this feature, by their names in TypeScript. */
export interface SessionTables {
  sessions: SessionTable;
  loginAttempts: LoginAttemptTable;
  captchas: CaptchaTable;
  captchaTickets: CaptchaTicketTable;
}
