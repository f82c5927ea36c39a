import { useTexts } from '../texts/LocaleProvider';
import * as S from './optionLoad.styles';
import { optionLoadTexts } from './optionLoad.texts';

/** What a row says that tries again: what happened, and what pressing it does. */
export function FailedWords({ text }: { text?: string | undefined }) {
  const t = useTexts(optionLoadTexts);
  return (
    <>
      <S.FailedText>{text ?? t.failed}</S.FailedText>
      <S.Retry>{t.retry}</S.Retry>
    </>
  );
}
