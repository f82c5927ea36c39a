import { Button, OtpField, useTexts } from '@mingjian/ui';
import * as S from '../frame/screen.styles';
import { entryTexts } from './entry.texts';
import type { CodeState } from './useCode';

export interface CodeFieldProps {
  code: CodeState;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  /** Whether a code is being sent. */
  loading: boolean;
  onSend: () => void;
}

/** A code by text message: the button that sends one, and the field for its digits. */
export function CodeField({ code, value, onValueChange, error, loading, onSend }: CodeFieldProps) {
  const t = useTexts(entryTexts);
  const isSent = code.codeId !== '';
  return (
    <S.Column>
      <Button
        size="large"
        loading={loading}
        onClick={onSend}
        disabledReason={code.wait > 0 ? t.sendAgain(code.wait) : undefined}
      >
        {t.sendCode}
      </Button>
      {isSent && (
        <OtpField
          label={t.code}
          description={t.codeSent}
          size="large"
          required
          value={value}
          onValueChange={onValueChange}
          error={error}
        />
      )}
    </S.Column>
  );
}
