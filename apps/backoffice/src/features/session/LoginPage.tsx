import { lazy, Suspense, useEffect, useRef, type FormEvent } from 'react';
import type { UserType } from '@mingjian/api';
import {
  Alert,
  Button,
  Link,
  PasswordField,
  SegmentedControl,
  TextField,
  useTexts,
} from '@mingjian/ui';
import { PreferenceButtons, type OpenPageProps } from '../../shell';
import * as S from './LoginPage.styles';
import { loginTexts } from './login.texts';
import { useLogin } from './useLogin';

/** Loaded when the server asks for it. */
const CaptchaField = lazy(async () => ({ default: (await import('./CaptchaField')).CaptchaField }));

/** Loaded after the form, which needs nothing of it. */
const LoginSide = lazy(async () => ({ default: (await import('./LoginSide')).LoginSide }));

/** The sign-in page, which speaks to the kind of user that is selected. */
export function LoginPage({ http }: OpenPageProps) {
  const login = useLogin(http);
  return (
    <S.Root>
      <S.Side>
        <Suspense fallback={null}>
          <LoginSide userType={login.values.userType} />
        </Suspense>
      </S.Side>
      <S.Main>
        <S.Preferences>
          <PreferenceButtons />
        </S.Preferences>
        <LoginForm login={login} />
      </S.Main>
    </S.Root>
  );
}

function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const t = useTexts(loginTexts);
  const { values, missing, change } = login;
  const usernameRef = useRef<HTMLInputElement>(null);
  useEffect(() => usernameRef.current?.focus(), []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void login
      .signIn()
      .then(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <S.Form noValidate onSubmit={handleSubmit}>
      <S.SmallBrand>
        <img src="/icon.svg" alt="" />
        {t.brand} · {t[`product_${values.userType}`]}
      </S.SmallBrand>
      <h1>{t.title}</h1>
      <SegmentedControl<UserType>
        label={t.userType}
        hideLabel
        size="large"
        options={[
          { value: 'serviceUser', label: t.serviceUser },
          { value: 'companyUser', label: t.companyUser },
        ]}
        value={values.userType}
        onValueChange={(userType) => change({ userType })}
      />
      <TextField
        ref={usernameRef}
        label={t.username}
        size="large"
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
        value={values.username}
        error={missing.has('username') ? t.usernameMissing : undefined}
        onValueChange={(username) => change({ username })}
      />
      <PasswordField
        label={t.password}
        size="large"
        name="password"
        autoComplete="current-password"
        aria-required
        value={values.password}
        error={missing.has('password') ? t.passwordMissing : undefined}
        onValueChange={(password) => change({ password })}
      />
      {login.captcha.required && (
        <Suspense fallback={null}>
          <CaptchaField captcha={login.captcha} login={login} />
        </Suspense>
      )}
      {login.failure && <Alert tone="danger">{login.failure}</Alert>}
      <Button type="submit" tone="primary" size="large" loading={login.isSubmitting}>
        {t.signIn}
      </Button>
      <S.Links>
        <Link href="/forget">{t.forget}</Link>
        <Link href="/register">{t.register}</Link>
      </S.Links>
    </S.Form>
  );
}
