import { session as sessionCalls } from '@mingjian/api';
import { sessionEnded } from '../../failure';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { answerCaptcha, newCaptcha } from './captcha';
import { loginInfo } from './loginInfo';
import { refuseSignIn, signIn } from './signIn';

const calls = bind(sessionCalls).to(
  {
    login: async (input, caller, backend) => ({
      access_token: await signIn(input, caller, backend),
    }),
    getUserInfo: async ({ userType }, caller, backend) => {
      if (userType !== caller.userType) throw sessionEnded();
      return loginInfo(caller, backend);
    },
    logOut: async (_, { tokenHash }, { db }) =>
      void (await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()),
    getCodeImage: async (_, { address }, backend) => newCaptcha(address, backend),
    checkCode: async ({ id, code }, _, backend) => ({
      ticket: await answerCaptcha(id, code, backend),
    }),
  },
  { login: { badInput: refuseSignIn } },
);

/** Signing in and out, and the captcha. */
export const session: Feature = {
  name: 'session',
  calls: [calls],
  uncountedTables: [
    'sessions',
    'loginAttempts',
    'knownAddresses',
    'lastSignIns',
    'captchas',
    'captchaTickets',
    'draftKeys',
    'signInAttempts',
    'oneTimeCodes',
  ],
};
