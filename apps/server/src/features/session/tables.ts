export interface SessionTable {
  tokenHash: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export interface LoginAttemptTable {
  /** Subject of the failures: an account, an address, both together, or pictures of an address. */
  subject: string;
  /** Count at the last failure. It halves every ten minutes. */
  failures: number;
  lastFailedAt: Date;
}

export interface KnownAddressTable {
  /** An account and an address that it signed in from. */
  pair: string;
  signedInAt: Date;
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

export interface LastSignInTable {
  userId: string;
  signedInAt: Date;
}

export interface DraftKeyTable {
  userId: string;
  /** 32 bytes in base64. Never logged, and sent to its owner alone. */
  key: string;
  createdAt: Date;
}

/** Tables of this feature, by their names in TypeScript. */
export interface SessionTables {
  sessions: SessionTable;
  loginAttempts: LoginAttemptTable;
  knownAddresses: KnownAddressTable;
  captchas: CaptchaTable;
  captchaTickets: CaptchaTicketTable;
  draftKeys: DraftKeyTable;
  lastSignIns: LastSignInTable;
}
