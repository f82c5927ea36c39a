import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './MaskedValue.styles';
import { maskedValueTexts } from './MaskedValue.texts';
import type { RevealState } from './useReveal';

interface ReasonFormProps extends Omit<RevealState, 'value' | 'hide'> {
  seconds: number;
  /** Called when the value is visible. */
  onRevealed: () => void;
}

/** Form for the reason of the request. The typed reason stays after a failure. */
export function ReasonForm({
  isLoading,
  failure,
  reveal,
  reset,
  seconds,
  onRevealed,
}: ReasonFormProps) {
  const t = useTexts(maskedValueTexts);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const resetRef = useRef(reset);
  useEffect(() => resetRef.current(), []);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // The panel is in a portal, but React would still submit the form around the value.
    event.stopPropagation();
    const isBlank = reason.trim() === '';
    setMissing(isBlank);
    if (isBlank) fieldRef.current?.focus();
    else if (!isLoading && (await reveal(reason.trim()))) onRevealed();
  };
  const error = isMissing ? t.reasonMissing : failure !== null && (failure || t.failed);

  return (
    <S.Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={fieldRef}
        label={t.reason}
        description={t.recorded(seconds)}
        error={error === false ? undefined : error}
        value={reason}
        maxLength={200}
        required
        autoComplete="off"
        onValueChange={(text) => {
          setReason(text);
          setMissing(false);
          reset();
        }}
      />
      <S.Buttons>
        <Button type="submit" tone="primary" size="small" loading={isLoading}>
          {t.show}
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
