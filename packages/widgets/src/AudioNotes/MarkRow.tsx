import { useState, type KeyboardEvent } from 'react';
import { Button, IconButton, isComposed, TextField, useTexts, VisuallyHidden } from '@mingjian/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { clockText } from '../internal/media/mediaTime';
import * as S from './AudioNotes.styles';
import { audioNotesTexts } from './AudioNotes.texts';
import { focusOnMount } from './focusOnMount';
import { MARK_LENGTH, type AudioMark } from './model/marks';

export interface MarkRowProps {
  mark: AudioMark;
  readOnly: boolean;
  /** Whether it takes focus as it appears. */
  takesFocus: boolean;
  onJump(): void;
  onChange(text: string): void;
  onRemove(): void;
}

/** A mark: a button that moves to it, and those that change it. Renders an `<li>`. */
export function MarkRow(props: MarkRowProps) {
  const { mark, readOnly, takesFocus, onJump, onChange, onRemove } = props;
  const t = useTexts(audioNotesTexts);
  const [draft, setDraft] = useState<string | null>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const time = clockText(mark.time);

  const handleEdit = () => {
    setWasEdited(true);
    setDraft(mark.text);
  };
  const handleSave = () => {
    if (draft === null || draft.trim() === '') return;
    if (draft.trim() !== mark.text) onChange(draft);
    setDraft(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither a form nor a dialog around it must act.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') handleSave();
    else setDraft(null);
  };

  if (draft !== null)
    return (
      <S.Row>
        <S.Line>
          <TextField
            label={`${time} ${t.text}`}
            hideLabel
            ref={focusOnMount}
            maxLength={MARK_LENGTH}
            value={draft}
            onValueChange={setDraft}
            onKeyDown={handleKey}
          />
          <Button tone="primary" onClick={handleSave}>
            {t.save}
          </Button>
          <Button onClick={() => setDraft(null)}>{t.cancel}</Button>
        </S.Line>
      </S.Row>
    );
  return (
    <S.Row>
      <S.Jump type="button" ref={takesFocus ? focusOnMount : undefined} onClick={onJump}>
        <VisuallyHidden>{t.jump}</VisuallyHidden> <S.JumpTime>{time}</S.JumpTime>{' '}
        <span>{mark.text}</span>
      </S.Jump>
      {!readOnly && (
        <>
          <IconButton
            size="small"
            label={t.edit(time)}
            icon={Pencil}
            ref={wasEdited ? focusOnMount : undefined}
            onClick={handleEdit}
          />
          <IconButton size="small" label={t.remove(time)} icon={Trash2} onClick={onRemove} />
        </>
      )}
    </S.Row>
  );
}
