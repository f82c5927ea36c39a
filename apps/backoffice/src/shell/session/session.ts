import {
  createHttp,
  session as calls,
  type ApiError,
  type Http,
  type LoginInfo,
  type MenuNode,
  type RoleInfo,
  type SessionCan,
  type UserInfo,
  type UserType,
} from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { preferences } from '../preferences/preferences';

/** The signed-in person and the menu that the server grants them. */
export interface SignedIn {
  user: UserInfo;
  /** `null` for accounts without a role, such as those of client companies on some servers. */
  role: RoleInfo | null;
  menuList: readonly MenuNode[];
  can: SessionCan;
  /** Base64 key of this person's drafts; empty on servers that give none. */
  draftKey: string;
}

export interface SessionState {
  token: string | null;
  /** `null` until the user info has been loaded. */
  signedIn: SignedIn | null;
}

const USER_TYPE_KEY = 'mj.userType';
const CHOSEN_TYPE_KEY = 'mj.chosenUserType';
const SIGN_OUT_KEY = 'mj.signedOut';
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

/** Returns the user type that was last chosen on the login page of this computer. */
export function chosenUserType(): UserType {
  const chosen = localStorage.getItem(CHOSEN_TYPE_KEY);
  return chosen === 'companyUser' || chosen === 'serviceUser' ? chosen : lastUserType();
}

/** Stores the user type that was chosen, before anybody has signed in with it. */
export function rememberUserType(userType: UserType) {
  localStorage.setItem(CHOSEN_TYPE_KEY, userType);
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

/** Removes the session from this computer: every other window of it ends at once. */
export function endSession() {
  const { token } = session.get();
  writeToken(null);
  session.set({ token: null, signedIn: null });
  if (token) localStorage.setItem(SIGN_OUT_KEY, `${Date.now()} ${crypto.randomUUID()}`);
}

/**
 * Ends the session here at once and then on the server. It ends here even when the server is
 * unreachable. `http` is the session's client.
 */
export async function leaveSession(http: Http): Promise<void> {
  const response = http.send(calls.logOut, {}).catch(() => undefined);
  endSession();
  await response;
}

/** Ends the session of this window when another window of this computer has ended its own. */
export function followSignOut() {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== SIGN_OUT_KEY || readToken() === session.get().token) return;
    session.set({ token: null, signedIn: null });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Returns the response of `getUserInfo` unpacked. Throws when `userInfo` is not a user's JSON. */
export function readSignedIn(info: LoginInfo): SignedIn {
  const user = JSON.parse(info.userInfo) as UserInfo | null;
  if (typeof user?.id !== 'string' || typeof user.userType !== 'string')
    throw new TypeError('getUserInfo: userInfo names no user');
  const can = info.can as SessionCan | undefined;
  return {
    user: { ...user, realname: textOf(user.realname) ?? textOf(user.username) ?? user.id },
    role: (info.roleInfo as RoleInfo | null | undefined) ?? null,
    menuList: Array.isArray(info.menuList) ? info.menuList : [],
    draftKey: textOf(info.draftKey) ?? '',
    can: {
      setTeamDefault: can?.setTeamDefault === true,
      placeOrders: can?.placeOrders === true,
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

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
