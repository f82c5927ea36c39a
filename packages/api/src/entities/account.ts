import { object, string } from 'yup';
import {
  choice,
  count,
  dayText,
  flag,
  formatted,
  idText,
  jsonText,
  text,
  word,
  type Flag,
  type Stored,
} from '../schema';

/** A sign-in of a client company. */
export interface Account extends Stored {
  companyId: string;
  companyName: string;
  username: string;
  realname: string;
  phone: string | null;
  email: string | null;
  roleCode: string;
  mainFlag: Flag;
  deptName: string | null;
  /** Visible orders: 1 its own · 2 its department's · 3 the company's. */
  dataScope: 1 | 2 | 3;
  /** 1 active · 0 stopped. */
  status: Flag;
  lastLoginTime: string | null;
  pwdUpdateTime: string | null;
}

/** Schema of the writable fields of an account; passwords have calls of their own. */
export const accountDraft = object({
  id: idText(),
  companyId: idText(),
  username: formatted('username', 16).required(),
  realname: word().required(),
  phone: text(32),
  email: text(128),
  roleCode: word(),
  mainFlag: flag(),
  deptName: text(64),
  dataScope: choice(1, 2, 3),
  status: flag(),
  noticeChannels: jsonText(),
});

/** Writable fields of an account. */
export type AccountDraft = typeof accountDraft.__outputType;

/** A new password. The server's minimum length is a setting, so here it is only non-empty. */
export const passwordChange = object({
  userId: idText().required(),
  newPassWord: string().max(256).required(),
  /**
   * The present password. A server whose settings ask for it when people change their own refuses
   * with an error of this field, so that a form can show it.
   */
  oldPassWord: string().max(256),
});

/** A customer of the product itself, who runs a back-office of their own. */
export interface SaasAccount extends Stored {
  accountNo: string;
  companyName: string;
  contactName: string;
  contactPhone: string;
  /** The last day of use. */
  expireDate: string | null;
  userLimit: number;
  status: Flag;
  remark: string | null;
}

/** Schema of the writable fields of such a customer. */
export const saasAccountDraft = object({
  id: idText(),
  accountNo: word().required(),
  companyName: word(128).required(),
  contactName: word().required(),
  contactPhone: word(32).required(),
  expireDate: dayText(),
  userLimit: count(100_000),
  status: flag(),
  remark: text(500),
});

/** Writable fields of such a customer. */
export type SaasAccountDraft = typeof saasAccountDraft.__outputType;
