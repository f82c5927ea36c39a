import {
  session as calls,
  type Http,
  type LoginInfo,
  type RoleInfo,
  type UserInfo,
} from '@mingjian/api';
import { startSettings } from '../preferences/startSettings';
import { lastUserType, session, setSignedIn, type SignedIn } from './session';

/** Loads the signed-in person. Rejects on an unusable response, which ends the session. */
export async function loadSignedIn(http: Http): Promise<void> {
  const { token } = session.get();
  const info = await http.send(calls.getUserInfo, { userType: lastUserType() });
  if (session.get().token !== token) return;
  const signedIn = readSignedIn(info);
  if (session.get().signedIn?.user.id !== signedIn.user.id) startSettings(signedIn);
  setSignedIn(token, signedIn);
}

/** Returns the response of `getUserInfo` unpacked. Throws when `userInfo` is not a user's JSON. */
export function readSignedIn(info: LoginInfo): SignedIn {
  const user = JSON.parse(info.userInfo) as UserInfo | null;
  if (typeof user?.id !== 'string' || typeof user.userType !== 'string')
    throw new TypeError('getUserInfo: userInfo names no user');
  const rights: readonly unknown[] = Array.isArray(info.can) ? info.can : [];
  return {
    user: {
      ...user,
      realname: textOf(user.realname) ?? textOf(user.username) ?? user.id,
      avatar: pictureOf(user.avatar),
    },
    role: (info.roleInfo as RoleInfo | null | undefined) ?? null,
    menuList: Array.isArray(info.menuList) ? info.menuList : [],
    settings: textOf(info.settings) ?? '',
    draftKey: textOf(info.draftKey) ?? '',
    can: (right) => rights.includes(right),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Pictures of this site, or inside the response; another site's would learn who signs in. */
const PICTURE = /^(\/(?![/\\])[^\s\\]*|data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+)$/;

const pictureOf = (value: unknown) =>
  typeof value === 'string' && PICTURE.test(value) ? value : null;
