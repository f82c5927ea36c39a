import {
  session as calls,
  type Http,
  type LoginInfo,
  type MenuNode,
  type RoleInfo,
  type UserInfo,
  type UserType,
} from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { readToken, writeToken } from './token';

/** Who is signed in, and what the server lets them reach. */
export interface SignedIn {
  user: UserInfo;
  /** Role codes that guarded elements are compared with. */
  roles: readonly string[];
  role: RoleInfo;
  menuList: readonly MenuNode[];
}

export interface SessionState {
  token: string | null;
  /** `null` until the user info has been loaded. */
  signedIn: SignedIn | null;
}

const USER_TYPE_KEY = 'mj.userType';

/** The session of this window. */
export const session = createStore<SessionState>({ token: readToken(), signedIn: null });

/** The user type of the last sign-in on this computer. */
export function lastUserType(): UserType {
  return localStorage.getItem(USER_TYPE_KEY) === 'companyUser' ? 'companyUser' : 'serviceUser';
}

/** Starts a session with what the login call gave. */
export function startSession(token: string, userType: UserType) {
  localStorage.setItem(USER_TYPE_KEY, userType);
  writeToken(token);
  session.set({ token, signedIn: null });
}

/** Loads who is signed in; rejects when the answer cannot be used, which ends the session. */
export async function loadSignedIn(http: Http): Promise<void> {
  const { token } = session.get();
  const info = await http.send(calls.getUserInfo, { userType: lastUserType() });
  if (session.get().token !== token) return;
  writeToken(token);
  session.set({ token, signedIn: readSignedIn(info) });
}

/** Forgets the session on this computer. */
export function endSession() {
  writeToken(null);
  session.set({ token: null, signedIn: null });
}

/** Returns the answer of `getUserInfo` unpacked; throws when `userInfo` is no JSON of a user. */
export function readSignedIn(info: LoginInfo): SignedIn {
  const user = JSON.parse(info.userInfo) as UserInfo | null;
  if (typeof user?.id !== 'string' || typeof user.userType !== 'string')
    throw new TypeError('getUserInfo: userInfo names no user');
  return {
    user,
    roles: Array.isArray(info.menuCodes) ? info.menuCodes : [],
    role: info.roleInfo,
    menuList: Array.isArray(info.menuList) ? info.menuList : [],
  };
}
