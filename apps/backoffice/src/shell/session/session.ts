import type {
  ApiError,
  Http,
  MenuNode,
  RoleInfo,
  SessionRight,
  UserInfo,
  UserType,
} from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { browserStorage } from '../../base/browserStorage';
import { readCookie, writeCookie } from '../preferences/cookies';
import { preferences } from '../preferences/preferences';
import { TOKEN_COOKIE } from '../preferences/storageKeys';

/** The signed-in person and the menu that the server grants them. */
export interface SignedIn {
  user: UserInfo;
  /** `null` for accounts without a role, such as those of client companies on some servers. */
  role: RoleInfo | null;
  menuList: readonly MenuNode[];
  /** Whether the person holds a right. The server decides again on every call. */
  can(this: void, right: SessionRight): boolean;
  /** Stored settings of the shell, as JSON text; empty on servers that bring none. */
  settings: string;
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
const MARK_KEY = 'mj.session';
const DAY_SECONDS = 86_400;

/** The session of this window. */
export const session = createStore<SessionState>({ token: readToken(), signedIn: null });

/** Loads the client and the calls of sessions, which the login page does without at first. */
export const loadSessionCalls = () => import('./sessionCalls');

/**
 * Creates the client of one session: its calls carry that session's token and no other. The code of
 * the client is loaded with the first call.
 */
export function createSessionHttp(
  token: string | null,
  onSessionEnd: (error: ApiError) => void,
): Http {
  let http: Http | undefined;
  const load = async () => {
    const { createHttp } = await loadSessionCalls();
    return (http ??= createHttp({
      getToken: () => token,
      getLanguage: () => preferences.get().language,
      onSessionEnd: (error) => {
        if (session.get().token === token) onSessionEnd(error);
      },
    }));
  };
  return {
    send: async (call, input, options) => (http ?? (await load())).send(call, input, options),
  };
}

/** Returns the user type of the last sign-in on this computer. */
export function lastUserType(): UserType {
  return browserStorage.get(USER_TYPE_KEY) === 'companyUser' ? 'companyUser' : 'serviceUser';
}

/** Returns the user type that was last chosen on the login page of this computer. */
export function chosenUserType(): UserType {
  const chosen = browserStorage.get(CHOSEN_TYPE_KEY);
  return chosen === 'companyUser' || chosen === 'serviceUser' ? chosen : lastUserType();
}

/** Stores the user type that was chosen, before anybody has signed in with it. */
export function rememberUserType(userType: UserType) {
  browserStorage.set(CHOSEN_TYPE_KEY, userType);
}

/** Starts a session with the token of a login. */
export function startSession(token: string, userType: UserType) {
  browserStorage.set(USER_TYPE_KEY, userType);
  writeToken(token);
  session.set({ token, signedIn: null });
  markSession();
}

/** Stores the person of the session, whose token then lasts another day. */
export function setSignedIn(token: string | null, signedIn: SignedIn) {
  writeToken(token);
  session.set({ token, signedIn });
}

/** Removes the session from this computer: every other window of it ends at once. */
export function endSession() {
  const { token } = session.get();
  writeToken(null);
  session.set({ token: null, signedIn: null });
  if (token) markSession(OUT);
}

/**
 * Ends the session here at once and then on the server. It ends here even when the server is
 * unreachable. `http` is the session's client.
 */
export async function leaveSession(http: Http): Promise<void> {
  const response = loadSessionCalls().then(({ calls }) => http.send(calls.logOut, {}));
  endSession();
  await response.catch(() => undefined);
}

/**
 * Follows the other windows of this computer: a sign-out ends the session here, a sign-in starts
 * it, and another person takes the place of the one before. A window that slept follows when it is
 * seen. A cookie that has merely expired ends nothing.
 */
export function followSession() {
  const follow = () => {
    const stored = browserStorage.get(MARK_KEY);
    if (stored === mark) return;
    mark = stored;
    if (stored?.endsWith(OUT)) session.set({ token: null, signedIn: null });
    else adoptToken(stored, 20);
  };
  window.addEventListener('storage', follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    window.removeEventListener('storage', follow);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Takes over the session of another window, whose cookie may arrive after its mark. */
function adoptToken(from: string | null, tries: number) {
  const token = readToken();
  if (token !== null && token !== session.get().token) session.set({ token, signedIn: null });
  else if (tries > 0 && mark === from) setTimeout(adoptToken, 50, from, tries - 1);
}

/** End of the mark of a session that has ended. */
const OUT = 'out';

/** Changes with each start and end of a session on this computer. */
let mark = browserStorage.get(MARK_KEY);

function markSession(end = '') {
  mark = `${Date.now()} ${Math.random()} ${end}`;
  browserStorage.set(MARK_KEY, mark);
}

function readToken(): string | null {
  return readCookie(TOKEN_COOKIE) || null;
}

/** Stores the access token for one day from now; `null` removes it. */
function writeToken(token: string | null) {
  writeCookie(TOKEN_COOKIE, token ?? '', token ? DAY_SECONDS : 0);
}
