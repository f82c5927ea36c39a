import { number, object } from 'yup';
import type { Can } from '../../contract/listPage';
import type { MenuEntryRow } from '../../resources/system/menu';
import { idText, versionNumber } from '../../schema';
import type { UserType } from '../session/session';

/** A role whose menu can be previewed. */
export interface MenuRole {
  code: string;
  name: string;
  nameEn: string;
  userType: UserType;
}

/** The whole menu, as administrators maintain it. */
export interface ManagedMenu {
  entries: MenuEntryRow[];
  /** Every role, the most powerful first. */
  roles: MenuRole[];
  /** Permissions of the reader. */
  can: Can;
}

/** Schema of a move: the entry's place among those below `parentCode`, from 0. */
export const menuMove = object({
  id: idText().required(),
  version: versionNumber().required(),
  parentCode: idText().nullable().default(null),
  index: number().integer().min(0).max(5_000).required(),
});
