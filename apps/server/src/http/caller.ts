import type { ApiScope, UserType } from '@mingjian/api';
import type { Language } from '../texts';

/** Who is calling, as the session says. Nothing in a request's body can change it. */
export interface Caller {
  userId: string;
  username: string;
  realname: string;
  userType: UserType;
  /** `null` for staff. */
  companyId: string | null;
  roles: readonly string[];
  /** Codes of the rights of the roles, and the user type where there is a role. */
  rights: readonly string[];
  /** Codes of the menu entries that are closed to the caller's company. */
  closedMenus?: readonly string[] | undefined;
  /** SHA-256 of the session's token. */
  tokenHash: string;
  /** Network address that the call came from. */
  address: string;
  /** Browser or program, as it names itself. */
  agent: string;
  language: Language;
  /** The day in Beijing on which the call came, `yyyy-MM-dd`, by the clock of the server. */
  day: string;
  /** The candidate of a link, who has no account; `undefined` for everybody else. */
  candidate?: LinkedCandidate | undefined;
  /** The key of a program, which works in the name of an account; `undefined` for sessions. */
  apiKey?: CallingKey | undefined;
  /** Whether nobody sees the response yet: a page asks ahead of being opened. */
  isAhead?: boolean;
  /** Aborted when the caller closes the connection before the response. */
  leaving?: AbortSignal;
}

/** A key that a program calls with. */
export interface CallingKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** Addresses and ranges that it works from, comma-joined; `null` for all. */
  addresses: string | null;
}

/** A candidate who entered by a link: reaches one collection form, and what hangs on it. */
export interface LinkedCandidate {
  candidateId: string;
  name: string;
  formId: string;
  orderId: string;
  /** SHA-256 of the session's token. */
  sessionHash: string;
  /** SHA-256 of the link's token. */
  linkHash: string;
}

/** Reader of a form's files, in the place of a user's id. */
export const formReader = (formId: string) => `form-${formId}`;

/** Returns the form of a reader that `formReader` made; `undefined` for a user. */
export const formOfReader = (reader: string) =>
  reader.startsWith('form-') ? reader.slice('form-'.length) : undefined;

/** The day of a caller whom no call brought: whatever ends has ended. */
const LAST_DAY = '9999-12-31';

/** A caller of an open call: nobody, who sees nothing and may do nothing. */
export function visitor(address: string, language: Language, agent = ''): Caller {
  return {
    userId: '',
    username: '',
    realname: '',
    userType: 'companyUser',
    companyId: '',
    roles: [],
    rights: [],
    tokenHash: '',
    address,
    agent,
    language,
    day: LAST_DAY,
  };
}
