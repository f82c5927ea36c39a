import { useEffect, useState } from 'react';
import type { ApiError, Http, UserType } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { chosenUserType, loadSessionCalls, rememberUserType, startSession } from '../../shell';
import { loginTexts } from './login.texts';

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
  /** Fields that were empty at the last attempt. */
  missing: ReadonlySet<LoginField>;
  /** Message of the last failed attempt; `null` when it did not fail. */
  failure: string | null;
  isSubmitting: boolean;
  captcha: CaptchaState;
  renewCaptcha(): Promise<void>;
  signIn(): Promise<void>;
}

/** Whether a captcha is required, and its image once it is loaded. */
export type CaptchaState =
  | { required: false }
  | { required: true; id: string; image: string | null; failed: boolean };

/**
 * State of the sign-in form. A failed attempt keeps everything that was typed. The code that sends
 * it is loaded while it is typed.
 */
export function useLogin(http: Http): LoginState {
  const [values, setValues] = useState<LoginValues>(() => ({
    userType: chosenUserType(),
    username: '',
    password: '',
    captcha: '',
  }));
  const [missing, setMissing] = useState<ReadonlySet<LoginField>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState>({ required: false });

  const isTyping = values.username !== '' || values.password !== '';
  const t = useTexts(loginTexts);
  useEffect(() => void (isTyping && loadSessionCalls().catch(() => {})), [isTyping]);

  const change = (patch: Partial<LoginValues>) => {
    if (patch.userType) rememberUserType(patch.userType);
    setValues((before) => ({ ...before, ...patch }));
    setMissing((before) => new Set([...before].filter((field) => !(field in patch))));
  };

  async function renewCaptcha() {
    try {
      const { calls } = await loadSessionCalls();
      const { id, image } = await http.send(calls.getCodeImage, {});
      setCaptcha({ required: true, id, image, failed: false });
    } catch {
      setCaptcha({ required: true, id: '', image: null, failed: true });
    }
    setValues((before) => ({ ...before, captcha: '' }));
  }

  async function signIn() {
    const required: LoginField[] = captcha.required
      ? ['username', 'password', 'captcha']
      : ['username', 'password'];
    const empty = required.filter((field) => values[field].trim() === '');
    setMissing(new Set(empty));
    setFailure(null);
    if (empty.length > 0 || isSubmitting) return;

    setSubmitting(true);
    try {
      const { calls } = await loadSessionCalls();
      const ticket = captcha.required
        ? await http.send(calls.checkCode, { id: captcha.id, code: values.captcha })
        : null;
      const { userType, username, password } = values;
      const response = await http.send(calls.login, {
        userType,
        username,
        password,
        ...(ticket && { captchaTicket: ticket.ticket }),
      });
      startSession(response.access_token, userType);
    } catch (error) {
      const { kind, message } = error as Partial<ApiError>;
      setFailure(kind && message ? message : t.notLoaded);
      if (captcha.required || kind === 'captcha') await renewCaptcha();
    } finally {
      setSubmitting(false);
    }
  }

  return { values, change, missing, failure, isSubmitting, captcha, renewCaptcha, signIn };
}
