import { object } from 'yup';
import {
  choice,
  count,
  flag,
  idText,
  jsonText,
  text,
  word,
  type Flag,
  type Stored,
} from '../schema';

/** A role: the menus and calls that a group of users may reach. */
export interface Role extends Stored {
  roleCode: string;
  roleName: string;
  roleNameEn: string | null;
  /** 1 own · 2 department · 3 department and below · 4 all. */
  dataScope: 1 | 2 | 3 | 4;
  sort: number;
  status: Flag;
  remark: string | null;
}

/** Schema of the writable fields of a role. */
export const roleDraft = object({
  id: idText(),
  roleCode: word().required(),
  roleName: word().required(),
  roleNameEn: text(64),
  dataScope: choice(1, 2, 3, 4),
  /** JSON text list of menu ids. */
  menuIds: jsonText(),
  sort: count(9_999),
  status: flag(),
  remark: text(500),
});

/** Writable fields of a role. */
export type RoleDraft = typeof roleDraft.__outputType;

/** A department. */
export interface Department extends Stored {
  parentId: string | null;
  deptName: string;
  deptCode: string | null;
  leaderId: string | null;
  leaderName: string | null;
  phone: string | null;
  sort: number;
  status: Flag;
  /** Ids from the root to this one, parted by `/`. */
  path: string;
}

/** Schema of the writable fields of a department. */
export const departmentDraft = object({
  id: idText(),
  parentId: idText().nullable(),
  deptName: word().required(),
  deptCode: text(64),
  leaderId: idText().nullable(),
  phone: text(32),
  sort: count(9_999),
  status: flag(),
});

/** Writable fields of a department. */
export type DepartmentDraft = typeof departmentDraft.__outputType;
