import type { UserType } from '@mingjian/api';
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
  /** SHA-256 of the session's token. */
  tokenHash: string;
  /** Network address that the call came from. */
  address: string;
  /** Browser or program, as it names itself. */
  agent: string;
  language: Language;
  /** Aborted when the caller closes the connection before the response. */
  leaving?: AbortSignal;
}

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
  };
}
