import { useState, type KeyboardEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import { useTexts } from '../texts/LocaleProvider';
import { readPage } from './model/pageWindow';
import * as S from './Pagination.styles';
import { paginationTexts } from './Pagination.texts';

export interface JumpFieldProps {
  disabled: boolean;
  /** Called with the typed number, which may exceed the last page. */
  onJump: (page: number) => void;
}

/** An input that opens a page by its number, on Enter. */
export function JumpField({ disabled, onJump }: JumpFieldProps) {
  const t = useTexts(paginationTexts);
  const [typed, setTyped] = useState('');

  const handleKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends an input method's composition does not submit.
    if (event.key !== 'Enter' || isComposed(event.nativeEvent)) return;
    event.preventDefault();
    const page = readPage(typed);
    if (page !== null) onJump(page);
    setTyped('');
  };

  return (
    <S.Jump>
      <span aria-hidden>{t.jumpBefore}</span>
      <S.JumpInput
        aria-label={t.jump}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => setTyped('')}
      />
      {t.jumpAfter !== '' && <span aria-hidden>{t.jumpAfter}</span>}
    </S.Jump>
  );
}
