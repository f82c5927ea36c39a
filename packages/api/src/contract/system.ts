import { array, number, object, string } from 'yup';
import { passwordChange } from '../entities/account';
import {
  dictionaryCodeDraft,
  type DictionaryCode,
  type DictionaryCodeDraft,
} from '../entities/dictionary';
import { changesOf, idRef, idText, type Changes } from '../entities/fields';
import type { MenuNode } from '../entities/menu';
import { get, post } from './call';
import { crud } from './crud';

/** A user as a picker shows it. */
export interface PickerUser {
  id: string;
  realname: string;
  phone: string | null;
  avatar: string | null;
  userType: 'companyUser' | 'serviceUser';
}

/** An option of a dictionary. */
export interface DictionaryOption {
  value: string;
  valueEn: string;
  /** What is stored. */
  code: string;
}

/** One person's layout of one page. */
export interface UserConfig {
  id: string;
  userId: string;
  code: string;
  value: string;
}

const userConfig = object({
  id: string(),
  code: string().max(64).required(),
  /** The caller; another one is refused. */
  userId: string().max(64),
  /** JSON text, 64 KB at most. */
  value: string().max(65_536).required(),
});

/**
 * Layouts and other settings, one per user and page: `saveSysConfigUser` of the specification is
 * `save`. The server sets the user.
 */
export const userConfigs = crud<UserConfig, typeof userConfig.__outputType>(
  'sysConfigUser',
  userConfig,
  { module: 'none' },
);

const menuDraft = object({
  id: string(),
  parentId: string(),
  code: string().max(64),
  name: string().max(64),
  nameEn: string().max(64),
  pageurl: string().max(200),
  icon: string().max(64),
  showFlag: number().oneOf([0, 1]),
  sort: number().integer(),
});

/** The server-driven menu. */
export const menus = {
  getMenuTree: get('/sysMenus/getMenuTree', { module: 'system', alsoPost: true }).gives<
    MenuNode[]
  >(),
  save: post('/sysMenus/save', { module: 'system' }).takes(menuDraft).gives<MenuNode>(),
  update: post('/sysMenus/update', { module: 'system' }).takes(menuDraft).gives<MenuNode>(),
  delete: post('/sysMenus/delete', { module: 'system', sends: 'query' })
    .takes(object({ id: string().required() }))
    .gives(),
};

/** A row of the user list. */
export interface UserRow {
  id: string;
  username: string;
  realname: string;
  phone: string | null;
  email: string | null;
  avatar: string | null;
  userType: 'companyUser' | 'serviceUser';
  companyName: string | null;
  roleNames: string[];
  status: 0 | 1;
}

const userDraft = object({
  id: string(),
  username: string().max(16),
  realname: string().max(64),
  phone: string().max(32),
  email: string().max(128),
  roleIds: array(string().required()),
  status: number().oneOf([0, 1]),
});

/** Staff and client accounts. */
export const users = {
  ...crud<UserRow, typeof userDraft.__outputType>('sysUsers', userDraft, { module: 'system' }),
  getRolesIdByUid: post('/sysUsers/getRolesIdByUid', { module: 'system', sends: 'query' })
    .takes(object({ userId: idText().required() }))
    .gives<string[]>(),
  getUserInfoById: post('/sysUsers/getUserInfoById', { module: 'system', sends: 'query' })
    .takes(idRef)
    .gives<UserRow>(),
  /** Changes a password: one's own with the old one, another's as an administrator. */
  updatePassword: post('/sysUsers/updatePassword', { module: 'system' })
    .takes(passwordChange)
    .gives(),
};

/** People for the pickers, those of one order when its id is given. */
export const pickers = {
  getUserList: get('/gOrderInfo/getSysUserList')
    .takes(
      object({
        orderId: string().max(64),
        pageSize: number().integer().min(1).max(10_000).default(10_000),
      }),
    )
    .gives<{ content: PickerUser[] }>(),
};

/** Dictionaries: the words behind codes. */
export const dictionaries = {
  getSysCodeListByCode: get('/sysDicCode/getCommonList', { module: 'system', alsoPost: true })
    .takes(object({ code: string().max(64).required() }))
    .gives<DictionaryOption[]>(),
  getCommonListGroup: get('/sysDicCode/getCommonListGroup', { module: 'system', alsoPost: true })
    .takes(object({ codes: string().max(2_000).required() }))
    .gives<Record<string, DictionaryOption[]>>(),
  ...crud<DictionaryCode, DictionaryCodeDraft, Changes<DictionaryCodeDraft>>(
    'sysDicCode',
    dictionaryCodeDraft,
    {
      module: 'system',
      changes: changesOf(dictionaryCodeDraft),
    },
  ),
};
