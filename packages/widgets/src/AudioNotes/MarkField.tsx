import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Button, isComposed, TextField, useStore, useTexts } from '@mingjian/ui';
import { clockText } from '../internal/media/mediaTime';
import type { AudioPlayback } from './audioPlayback';
import * as S from './AudioNotes.styles';
import { audioNotesTexts } from './AudioNotes.texts';
import { MARK_LENGTH } from './model/marks';

export interface MarkFieldProps {
  playback: AudioPlayback;
  fieldRef: RefObject<HTMLInputElement | null>;
  onAdd(time: number, text: string): void;
}

/** The field of another mark. Its position is the one at which the text was begun. */
export function MarkField({ playback, fieldRef, onAdd }: MarkFieldProps) {
  const t = useTexts(audioNotesTexts);
  const currentTime = useStore(playback, (state) => state.currentTime);
  const [text, setText] = useState('');
  const [begunAt, setBegunAt] = useState<number | null>(null);
  const time = begunAt ?? currentTime;

  const handleText = (next: string) => {
    setText(next);
    setBegunAt(next === '' ? null : (begunAt ?? currentTime));
  };
  const handleAdd = () => {
    if (text.trim() !== '') {
      onAdd(time, text);
      handleText('');
    }
    fieldRef.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposed(event.nativeEvent)) return;
    // A form around it must not be sent.
    event.preventDefault();
    handleAdd();
  };

  return (
    <S.Line>
      <TextField
        ref={fieldRef}
        label={t.addAt(clockText(time))}
        placeholder={t.placeholder}
        maxLength={MARK_LENGTH}
        value={text}
        onValueChange={handleText}
        onKeyDown={handleKey}
      />
      <Button onClick={handleAdd}>{t.add}</Button>
    </S.Line>
  );
}
