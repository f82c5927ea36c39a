import type { UserType } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import * as S from './LoginSide.styles';
import { loginTexts } from './login.texts';
import { loginSideTexts } from './loginSide.texts';

/** The promise of the product to the kind of user that signs in. */
export function LoginSide({ userType }: { userType: UserType }) {
  const names = useTexts(loginTexts);
  const t = useTexts(loginSideTexts);
  return (
    <>
      <S.Brand>
        <img src="/icon.svg" alt="" />
        <div>
          {names.brand}
          <small>{names[`product_${userType}`]}</small>
        </div>
      </S.Brand>
      <S.Promise>
        <img src="/brand.svg" alt="" />
        <h2>{t[`promise_${userType}`]}</h2>
        <p>{t[`promiseNote_${userType}`]}</p>
      </S.Promise>
      <S.StepList>
        {t[`steps_${userType}`].split(',').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </S.StepList>
    </>
  );
}
