import { useState } from 'react';
import { session as calls, type ApiError, type UserType } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { lastUserType, startSession } from '../../shell';

export interface LoginValues {
  userType: UserType;
  username: string;
  password: string;
  captcha: string;
}

export type LoginField = 'username' | 'password' | 'captcha';

export interface LoginState {
  values: LoginValues;
  change(patch: Partial<LoginValues>): void;
  /** Fields that were left empty at the last attempt. */
  missing: ReadonlySet<LoginField>;
  /** Why the last attempt failed; `null` when it did not. */
  failure: string | null;
  pending: boolean;
  /** Whether a captcha is asked for, and its picture. */
  captcha: CaptchaState;
  renewCaptcha(): Promise<void>;
  signIn(): Promise<void>;
}

/** Whether a captcha is asked for, and its picture once it is there. */
export type CaptchaState =
  | { asked: false }
  | { asked: true; id: string; image: string | null; failed: boolean };

/** Signing in, without markup: nothing that was typed is lost when an attempt fails. */
export function useLogin(): LoginState {
  const http = useHttp();
  const [values, setValues] = useState<LoginValues>(() => ({
    userType: lastUserType(),
    username: '',
    password: '',
    captcha: '',
  }));
  const [missing, setMissing] = useState<ReadonlySet<LoginField>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState>({ asked: false });

  const change = (patch: Partial<LoginValues>) => {
    setValues((before) => ({ ...before, ...patch }));
    setMissing((before) => new Set([...before].filter((field) => !(field in patch))));
  };

  async function renewCaptcha() {
    try {
      const { id, image } = await http.send(calls.getCodeImage, {});
      setCaptcha({ asked: true, id, image, failed: false });
    } catch {
      setCaptcha({ asked: true, id: '', image: null, failed: true });
    }
    setValues((before) => ({ ...before, captcha: '' }));
  }

  async function signIn() {
    const required: LoginField[] = captcha.asked
      ? ['username', 'password', 'captcha']
      : ['username', 'password'];
    const empty = required.filter((field) => values[field].trim() === '');
    setMissing(new Set(empty));
    setFailure(null);
    if (empty.length > 0 || pending) return;

    setPending(true);
    try {
      const ticket = captcha.asked
        ? await http.send(calls.checkCode, { id: captcha.id, code: values.captcha })
        : null;
      const { userType, username, password } = values;
      const answer = await http.send(calls.login, {
        userType,
        username,
        password,
        ...(ticket && { captchaTicket: ticket.ticket }),
      });
      startSession(answer.access_token, userType);
    } catch (error) {
      setFailure((error as ApiError).message);
      if (captcha.asked || (error as ApiError).kind === 'captcha') await renewCaptcha();
    } finally {
      setPending(false);
    }
  }

  return { values, change, missing, failure, pending, captcha, renewCaptcha, signIn };
}
