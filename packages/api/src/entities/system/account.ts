import { object, string } from 'yup';
import { idText } from '../../schema';

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

/** A password that somebody sets for another account. */
export const passwordSetting = object({
  userId: idText().required(),
  newPassWord: string().max(256).required(),
});

/** A role that the account of a client company may have. */
export interface CompanyRole {
  code: string;
  name: string;
  nameEn: string;
}
