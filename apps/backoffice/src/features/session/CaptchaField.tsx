import { TextField, useTexts } from '@mingjian/ui';
import * as S from './LoginPage.styles';
import { loginTexts } from './login.texts';
import type { CaptchaState, LoginState } from './useLogin';

export interface CaptchaFieldProps {
  captcha: Extract<CaptchaState, { required: true }>;
  login: LoginState;
}

/** The field for the code in an image, required after failed attempts. */
export function CaptchaField({ captcha, login }: CaptchaFieldProps) {
  const t = useTexts(loginTexts);
  return (
    <S.Captcha>
      <TextField
        label={t.captcha}
        size="large"
        name="captcha"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={login.values.captcha}
        error={
          login.missing.has('captcha')
            ? t.captchaMissing
            : captcha.failed
              ? t.captchaFailed
              : undefined
        }
        onValueChange={(captcha) => login.change({ captcha })}
      />
      <S.CaptchaPicture
        type="button"
        title={t.captchaOther}
        onClick={() => void login.renewCaptcha()}
      >
        {captcha.image ? (
          <img src={captcha.image} alt={`${t.captchaImage} (${t.captchaOther})`} />
        ) : (
          t.captchaOther
        )}
      </S.CaptchaPicture>
    </S.Captcha>
  );
}
