import { TextField, useTexts } from '@mingjian/ui';
import * as S from './CaptchaField.styles';
import { captchaTexts } from './captcha.texts';
import type { CaptchaState, LoginState } from './useLogin';

export interface CaptchaFieldProps {
  captcha: Extract<CaptchaState, { required: true }>;
  login: LoginState;
}

/** The field for the code in an image, required after failed attempts. */
export function CaptchaField({ captcha, login }: CaptchaFieldProps) {
  const t = useTexts(captchaTexts);
  return (
    <S.Captcha>
      <TextField
        label={t.label}
        size="large"
        name="captcha"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={login.values.captcha}
        error={login.missing.has('captcha') ? t.missing : captcha.failed ? t.failed : undefined}
        onValueChange={(captcha) => login.change({ captcha })}
      />
      <S.CaptchaPicture type="button" title={t.other} onClick={() => void login.renewCaptcha()}>
        {captcha.image ? <img src={captcha.image} alt={`${t.image} (${t.other})`} /> : t.other}
      </S.CaptchaPicture>
    </S.Captcha>
  );
}
