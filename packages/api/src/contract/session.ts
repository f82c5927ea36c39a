import { object, string } from 'yup';
import type { LoginInfo, UserType } from '../entities/session';
import { get, post } from './call';

const userType = string<UserType>().oneOf(['companyUser', 'serviceUser']).required();

/** A captcha: a picture and the id to answer it with. */
export interface CodeImage {
  id: string;
  /** `data:image/svg+xml` address. */
  image: string;
}

/** Signing in and out. */
export const session = {
  login: post('/login', { open: true, sends: 'form' })
    .takes(
      object({
        username: string().trim().max(64).required(),
        password: string().max(256).required(),
        userType,
        /** From `checkCode`; needed once the server has answered 428. */
        captchaTicket: string().max(64),
      }),
    )
    .gives<{ access_token: string }>(),
  getUserInfo: post('/getUserInfo').takes(object({ userType })).gives<LoginInfo>(),
  logOut: post('/logOut').gives(),
  getCodeImage: get('/getCodeImage', { open: true }).gives<CodeImage>(),
  checkCode: post('/checkCode', { open: true })
    .takes(object({ id: string().max(64).required(), code: string().trim().max(16).required() }))
    .gives<{ ticket: string }>(),
};
