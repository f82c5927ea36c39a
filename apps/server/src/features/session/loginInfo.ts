import {
  pinyinKeys,
  SESSION_RIGHTS,
  SHELL_SETTINGS,
  type LoginInfo,
  type MenuNode,
  type UserInfo,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { pinyinOfWords } from '../../pinyin';
import { maskEmail, maskMobile } from '../../resources/masks';
import { draftKeyOf } from './draftKey';
import { menuTree } from '../menus/menuTree';

/** Returns the signed-in person's profile, roles, menu, settings and draft key for the shell. */
export async function loginInfo(caller: Caller, backend: Backend): Promise<LoginInfo> {
  const user = await backend.db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.companyId')
    .select([
      'u.id',
      'u.username',
      'u.avatar',
      'u.userType',
      'u.realname',
      'u.phone',
      'u.email',
      'u.companyId',
      'u.mainFlag',
    ])
    .select('c.name as companyName')
    .where('u.id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const roleCode = caller.roles[0] ?? '';
  const role = await backend.db
    .selectFrom('roles')
    .selectAll()
    .where('code', '=', roleCode)
    .executeTakeFirst();
  const roleInfo = { roleName: role?.name ?? '', roleNameEn: role?.nameEn ?? '', roleCode };
  const userInfo: UserInfo = {
    ...user,
    phone: user.phone && maskMobile(user.phone),
    email: user.email && maskEmail(user.email),
    userName: user.realname,
    roleCode,
    roleInfo,
  };
  const { userType, avatar, companyName, mainFlag } = user;
  return {
    userInfo: JSON.stringify(userInfo),
    userType,
    avatar,
    roleInfo,
    companyName,
    mainFlag,
    menuCodes: [...caller.roles],
    menuList: (await menuTree(caller, backend)).map(withKeys),
    can: SESSION_RIGHTS.filter((code) => caller.rights.includes(code)),
    settings: await settingsOf(caller, backend),
    draftKey: await draftKeyOf(caller.userId, backend),
  };
}

/** Adds the pinyin of names, which browsers have no table for. */
function withKeys(node: MenuNode): MenuNode {
  return {
    ...node,
    keys: pinyinKeys(pinyinOfWords(node.name)),
    children: node.children.map(withKeys),
  };
}

async function settingsOf({ userId }: Caller, { db }: Backend): Promise<string> {
  const stored = await db
    .selectFrom('userConfigs')
    .select('value')
    .where('userId', '=', userId)
    .where('code', '=', SHELL_SETTINGS)
    .executeTakeFirst();
  return stored?.value ?? '';
}
