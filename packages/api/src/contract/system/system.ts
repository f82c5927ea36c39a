import { number, object, string } from 'yup';
import { passwordChange } from '../../entities/system/account';
import { menuMove, type ManagedMenu } from '../../entities/system/managedMenu';
import type { MenuNode } from '../../entities/session/menuNode';
import type { UserType } from '../../entities/session/session';
import { userConfigDraft, type UserConfig } from '../../resources/system/userConfig';
import { dictionary } from '../../resources/system/dictionary';
import { menuEntry, type MenuEntryRow } from '../../resources/system/menu';
import { user, type UserRow } from '../../resources/system/user';
import { idList, idRef, idText, word } from '../../schema';
import { change, get, read } from '../call';
import { crud, entity } from '../crud';
import { PAGE_SIZE_LIMIT } from '../listPage';

/** A user with a phone number, as a picker shows it. */
export interface PickerUser extends SystemUser {
  phone: string | null;
  /** Pinyin of the name by which a picker finds the person, a space after each syllable. */
  pinyin: string;
  userType: UserType;
}

/** A user as a drop-down shows it. */
export interface SystemUser {
  id: string;
  realname: string;
  avatar: string | null;
}

/** An option of a dictionary. */
export interface DictionaryOption {
  value: string;
  valueEn: string;
  /** The code that rows store. */
  code: string;
  /** 0 for a code that rows may still hold, but that is offered no more. */
  enabled: 0 | 1;
}

/**
 * Layouts and other settings, one per user and page: `saveSysConfigUser` of the specification is
 * `save`. The server sets the user.
 */
export const userConfigs = crud(entity<UserConfig>()('sysConfigUser', userConfigDraft, 'none'));

const { save, update, delete: deleteMenus } = crud(menuEntry);

/**
 * The server-driven menu. What would lead to no page, or give two pages of one person the same
 * path, is refused.
 */
export const menus = {
  /** The menu of the caller's roles. */
  getMenuTree: get('/sysMenus/getMenuTree', { module: 'system', alsoPost: true }).gives<
    MenuNode[]
  >(),
  /** The whole menu, for administrators. */
  getManagedMenu: get('/sysMenus/getManagedMenu', { module: 'system' }).gives<ManagedMenu>(),
  save,
  update,
  delete: deleteMenus,
  /** Puts an entry in another place; its siblings move up. */
  move: change('/sysMenus/move', { module: 'system' }).takes(menuMove).gives<MenuEntryRow>(),
};

/** Accounts of staff. */
export const users = {
  ...crud(user),
  getRolesIdByUid: read('/sysUsers/getRolesIdByUid', { module: 'system', sends: 'query' })
    .takes(object({ userId: idText().required() }))
    .gives<string[]>(),
  getUserInfoById: read('/sysUsers/getUserInfoById', { module: 'system', sends: 'query' })
    .takes(idRef)
    .gives<UserRow>(),
  /**
   * Changes one's own password, the old one given; every other session of the account ends. An
   * administrator sets another's without it; then all of them end.
   */
  updatePassword: change('/sysUsers/updatePassword', {
    module: 'system',
    selfManaged: 'A wrong password is counted, and the count must outlive the refusal.',
  })
    .takes(passwordChange)
    .gives(),
};

/** People for the pickers: those of one order, of some ids, of a kind, or by name. */
export const pickers = {
  getUserList: read('/gOrderInfo/getUserList')
    .takes(
      object({
        orderId: idText(),
        /** Ids, comma-joined. People who left are found by them too. */
        id: idList(),
        /** Part of a name or a phone, or the beginning of the name's pinyin or its initials. */
        realname: word(),
        userType: string<UserType>().oneOf(['companyUser', 'serviceUser']),
        pageSize: number().integer().min(1).max(PAGE_SIZE_LIMIT).default(PAGE_SIZE_LIMIT),
      }),
    )
    .gives<{ content: PickerUser[] }>(),
  getSysUserList: get('/gOrderInfo/getSysUserList', { alsoPost: true })
    .takes(object({ orderId: idText() }))
    .gives<SystemUser[]>(),
};

/** Dictionaries: the labels of codes. */
export const dictionaries = {
  getSysCodeListByCode: get('/sysDicCode/getCommonList', { module: 'system', alsoPost: true })
    .takes(object({ code: string().max(64).required() }))
    .gives<DictionaryOption[]>(),
  getCommonListGroup: get('/sysDicCode/getCommonListGroup', { module: 'system', alsoPost: true })
    .takes(object({ codes: string().max(2_000).required() }))
    .gives<Record<string, DictionaryOption[]>>(),
  ...crud(dictionary),
};
