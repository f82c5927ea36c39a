import type { SendingChannel } from '@mingjian/api';
import type { Generated } from 'kysely';

export interface SessionTable {
  tokenHash: string;
  /** Names the session to its owner. */
  id: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** Network address of its start. */
  address: string;
  /** Browser of its start, as it named itself. */
  agent: string;
}

export interface SignInAttemptTable {
  id: string;
  /** `null` for an unknown account: such attempts are stored too, and soon removed. */
  userId: string | null;
  address: string;
  agent: string;
  /** 1 signed in, 0 wrong password. */
  result: 0 | 1;
  createdAt: Date;
}

export interface OneTimeCodeTable {
  /** SHA-256 of the id, which only the requester holds. */
  idHash: string;
  /** SHA-256 of the id and the digits. */
  codeHash: string;
  /** The last three are those of candidates, with the form's id in the place of a name. */
  purpose: 'reset' | 'contact' | 'entry' | 'identity' | 'signature';
  /** `null` for an unknown account, and for a candidate. */
  userId: string | null;
  username: string;
  channel: SendingChannel;
  /** Address that it confirms; `null` where it confirms none. */
  address: string | null;
  tries: Generated<number>;
  expiresAt: Date;
  usedAt: Date | null;
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

declare module '../../database/schema' {
  interface Schema {
    sessions: SessionTable;
    loginAttempts: LoginAttemptTable;
    knownAddresses: KnownAddressTable;
    captchas: CaptchaTable;
    captchaTickets: CaptchaTicketTable;
    draftKeys: DraftKeyTable;
    signInAttempts: SignInAttemptTable;
    oneTimeCodes: OneTimeCodeTable;
    lastSignIns: LastSignInTable;
  }
}
