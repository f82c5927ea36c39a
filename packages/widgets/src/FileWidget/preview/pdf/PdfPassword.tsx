import { useState } from 'react';
import { Button, PasswordField, useTexts } from '@mingjian/ui';
import { filePreviewTexts } from '../preview.texts';
import * as S from '../preview.styles';

export interface PdfPasswordProps {
  /** Whether the last password did not open the file. */
  isWrong: boolean;
  onEnter: (password: string) => void;
}

/** The password of an encrypted PDF. It stays in the page. */
export function PdfPassword({ isWrong, onEnter }: PdfPasswordProps) {
  const t = useTexts(filePreviewTexts);
  const [password, setPassword] = useState('');
  return (
    <S.Password
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may be within a form.
        event.stopPropagation();
        if (password !== '') onEnter(password);
      }}
    >
      <PasswordField
        label={t.password}
        description={t.locked}
        error={isWrong ? t.wrongPassword : undefined}
        autoComplete="off"
        value={password}
        onValueChange={setPassword}
        data-autofocus
      />
      <Button type="submit" tone="primary">
        {t.unlock}
      </Button>
    </S.Password>
  );
}
