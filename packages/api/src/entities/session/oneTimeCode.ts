import { object, string } from 'yup';
import type { SendingChannel } from '../../resources/messages/outboxMessage';
import { cleaned, word } from '../../schema';
import type { UserType } from './session';

const channel = () => string<SendingChannel>().oneOf(['email', 'sms']).required();

/** Digits of a code that is sent to a person. */
export const CODE_DIGITS = 6;

/** Minutes for which a code works. */
export const CODE_MINUTES = 10;

const code = () =>
  cleaned('code')
    .matches(/^\d{6}$/, { excludeEmptyString: true })
    .required();

/** Schema of a request for a code that resets a forgotten password. */
export const resetRequest = object({
  /** From `checkCode`; needed once the server has responded 428. */
  captchaTicket: string().max(64),
  userType: string<UserType>().oneOf(['companyUser', 'serviceUser']).required(),
  username: cleaned('username').max(64).required(),
  channel: channel(),
});

/** A code that is under way. The response is the same where there is no such account. */
export interface SentCode {
  /** Secret of the requester, without which the code is worth nothing. */
  codeId: string;
}

/** Schema of a new password in place of a forgotten one. */
export const resetConfirmation = object({
  codeId: string().max(64).required(),
  code: code(),
  newPassWord: string().max(256).required(),
});

/** Schema of a request for a code that confirms a new mobile number or e-mail address. */
export const contactCodeRequest = object({
  channel: channel(),
  /** The new number or address. */
  value: word(128).required(),
  /** The present password. */
  password: string().max(256).required(),
});

/** Schema of a confirmed number or address. */
export const contactConfirmation = object({
  codeId: string().max(64).required(),
  code: code(),
});
