import { useRef, type KeyboardEvent } from 'react';
import { Button, isComposed, Kbd, Text, TextArea, TextField, useTexts } from '@mingjian/ui';
import type { Verdict } from '../../report';
import { dialogTexts } from './dialogs.texts';
import * as S from './ReasonField.styles';

export interface ReasonFieldProps {
  verdict: Verdict;
  value: string;
  onValueChange: (value: string) => void;
  /** Reasons given before, the last one first. */
  last: readonly string[];
  /** Whether the lack of a reason is an error by now. */
  isTried: boolean;
  /** Called by Ctrl and Enter. */
  onSubmit: () => void;
}

/**
 * The reason of a decision: one line for an acceptance, several for a denial, with the reasons
 * given before. The up arrow in an empty field takes the last, and then older ones.
 */
export function ReasonField(props: ReasonFieldProps) {
  const { verdict, value, onValueChange, last, isTried, onSubmit } = props;
  const t = useTexts(dialogTexts);
  const root = useRef<HTMLDivElement>(null);
  const isDenial = verdict === 'deny';

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
    const older = last[last.indexOf(value) + 1];
    if (event.key !== 'ArrowUp' || older === undefined) return;
    if (value !== '' && !last.includes(value)) return;
    event.preventDefault();
    onValueChange(older);
  };
  const select = (reason: string) => {
    onValueChange(reason);
    root.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const shared = {
    label: t.reason,
    description: isDenial ? t.denyHint : t.acceptHint,
    required: true,
    value,
    error: isTried && value.trim() === '' ? t[`${verdict}Missing`] : null,
    onValueChange,
    onKeyDown: handleKeyDown,
  };

  return (
    <div ref={root}>
      {isDenial ? (
        <TextArea {...shared} rows={3} autoGrow />
      ) : (
        <TextField {...shared} autoComplete="off" />
      )}
      {last.length > 0 && (
        <S.Last role="group" aria-label={t.lastReasons}>
          <Text size="small" tone="muted">
            {t.lastReasons} · <Kbd keys="ArrowUp" /> {t.lastReasonKey}
          </Text>
          {last.map((reason) => (
            <Button key={reason} size="small" onClick={() => select(reason)}>
              <S.Reason>{reason}</S.Reason>
            </Button>
          ))}
        </S.Last>
      )}
    </div>
  );
}
