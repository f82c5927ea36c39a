import { object, string } from 'yup';
import type { LoginInfo, UserType } from '../../entities/session/session';
import { cleaned } from '../../schema';
import { change, changeByGet, read } from '../call';

const userType = string<UserType>().oneOf(['companyUser', 'serviceUser']).required();

/** A captcha: a picture and the id to solve it with. */
export interface CodeImage {
  id: string;
  /** `data:image/svg+xml` address. */
  image: string;
}

/** Signing in and out. */
export const session = {
  login: change('/login', {
    open: true,
    sends: 'form',
    selfManaged: 'A refused sign-in is counted, and the count must outlive the refusal.',
  })
    .takes(
      object({
        username: cleaned('username').max(64).required(),
        password: string().max(256).required(),
        userType,
        /** From `checkCode`; needed once the server has responded 428. */
        captchaTicket: string().max(64),
      }),
    )
    .gives<{ access_token: string }>(),
  getUserInfo: read('/getUserInfo').takes(object({ userType })).gives<LoginInfo>(),
  logOut: change('/logOut').gives(),
  getCodeImage: changeByGet('/getCodeImage', {
    open: true,
    selfManaged: 'Every request makes a captcha of its own; there is nothing to repeat.',
  }).gives<CodeImage>(),
  checkCode: change('/checkCode', {
    open: true,
    selfManaged: 'A wrong response uses the captcha up, and that must outlive the refusal.',
  })
    .takes(object({ id: string().max(64).required(), code: cleaned('code').max(16).required() }))
    .gives<{ ticket: string }>(),
};
