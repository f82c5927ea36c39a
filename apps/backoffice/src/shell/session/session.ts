import {
  createHttp,
  session as calls,
  type ApiError,
  type Http,
  type LoginInfo,
  type MenuNode,
  type RoleInfo,
  type UserInfo,
  type UserType,
} from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { preferences } from '../preferences/preferences';

/** The signed-in person and the menu that the server grants them. */
export interface SignedIn {
  user: UserInfo;
  role: RoleInfo;
  menuList: readonly MenuNode[];
}

export interface SessionState {
  token: string | null;
  /** `null` until the user info has been loaded. */
  signedIn: SignedIn | null;
}

const USER_TYPE_KEY = 'mj.userType';
const TOKEN_COOKIE = 'mj_token';
const DAY_SECONDS = 86_400;

/** The session of this window. */
export const session = createStore<SessionState>({ token: readToken(), signedIn: null });

/** Creates the client of one session: its calls carry that session's token and no other. */
export function createSessionHttp(
  token: string | null,
  onSessionEnd: (error: ApiError) => void,
): Http {
  return createHttp({
    getToken: () => token,
    getLanguage: () => preferences.get().language,
    onSessionEnd: (error) => {
      if (session.get().token === token) onSessionEnd(error);
    },
  });
}

/** Returns the user type of the last sign-in on this computer. */
export function lastUserType(): UserType {
  return localStorage.getItem(USER_TYPE_KEY) === 'companyUser' ? 'companyUser' : 'serviceUser';
}

/** Starts a session with the token of a login. */
export function startSession(token: string, userType: UserType) {
  localStorage.setItem(USER_TYPE_KEY, userType);
  writeToken(token);
  session.set({ token, signedIn: null });
}

/** Loads the signed-in person. Rejects on an unusable response, which ends the session. */
export async function loadSignedIn(http: Http): Promise<void> {
  const { token } = session.get();
  const info = await http.send(calls.getUserInfo, { userType: lastUserType() });
  if (session.get().token !== token) return;
  writeToken(token);
  session.set({ token, signedIn: readSignedIn(info) });
}

/** Removes the session from this computer. */
export function endSession() {
  writeToken(null);
  session.set({ token: null, signedIn: null });
}

/** Returns the response of `getUserInfo` unpacked. Throws when `userInfo` is not a user's JSON. */
export function readSignedIn(info: LoginInfo): SignedIn {
  const user = JSON.parse(info.userInfo) as UserInfo | null;
  if (typeof user?.id !== 'string' || typeof user.userType !== 'string')
    throw new TypeError('getUserInfo: userInfo names no user');
  return {
    user,
    role: info.roleInfo,
    menuList: Array.isArray(info.menuList) ? info.menuList : [],
  };
}

function readToken(): string | null {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${TOKEN_COOKIE}=`));
  return entry ? decodeURIComponent(entry.slice(TOKEN_COOKIE.length + 1)) || null : null;
}

/** Stores the access token for one day from now; `null` removes it. */
function writeToken(token: string | null) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const maxAge = token ? DAY_SECONDS : 0;
  const value = `${TOKEN_COOKIE}=${encodeURIComponent(token ?? '')}`;
  document.cookie = `${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}
