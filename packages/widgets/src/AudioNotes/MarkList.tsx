import { useState, type RefObject } from 'react';
import { Button, useTexts, VisuallyHidden } from '@mingjian/ui';
import { clockText } from '../internal/media/mediaTime';
import * as S from './AudioNotes.styles';
import { audioNotesTexts } from './AudioNotes.texts';
import { focusOnMount } from './focusOnMount';
import { MarkField } from './MarkField';
import { MarkRow } from './MarkRow';
import type { AudioMark } from './model/marks';
import type { AudioNotesState } from './useAudioNotes';

export interface MarkListProps {
  state: AudioNotesState;
  readOnly: boolean;
  /** The field of the next mark. */
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The latest change of the marks, until the next. */
type Change = { kind: 'added'; time: number } | { kind: 'removed'; mark: AudioMark };

/** The marks of a recording as buttons that move to them, and the field of another. */
export function MarkList({ state, readOnly, fieldRef }: MarkListProps) {
  const t = useTexts(audioNotesTexts);
  const [change, setChange] = useState<Change | null>(null);
  const [restoredId, setRestored] = useState<string | null>(null);
  const { marks, playback } = state;

  const handleRemove = (mark: AudioMark) => {
    state.remove(mark.id);
    setRestored(null);
    setChange({ kind: 'removed', mark });
  };
  const handleUndo = (mark: AudioMark) => {
    state.restore(mark);
    setRestored(mark.id);
    setChange(null);
  };
  const handleAdd = (time: number, text: string) => {
    state.add(time, text);
    setChange({ kind: 'added', time });
  };

  return (
    <S.Marks>
      {marks.length === 0 ? (
        <S.Note>{t.noMarks}</S.Note>
      ) : (
        <S.List aria-label={t.marks}>
          {marks.map((mark) => (
            <MarkRow
              key={mark.id}
              mark={mark}
              readOnly={readOnly}
              takesFocus={mark.id === restoredId}
              onJump={() => playback.seek(mark.time)}
              onChange={(text) => state.change(mark.id, text)}
              onRemove={() => handleRemove(mark)}
            />
          ))}
        </S.List>
      )}
      <S.Status role="status">
        {change?.kind === 'added' && (
          <VisuallyHidden>{t.added(clockText(change.time))}</VisuallyHidden>
        )}
        {change?.kind === 'removed' && (
          <>
            {t.removed(clockText(change.mark.time))}
            <Button
              key={change.mark.id}
              size="small"
              ref={focusOnMount}
              onClick={() => handleUndo(change.mark)}
            >
              {t.undo}
            </Button>
          </>
        )}
      </S.Status>
      {!readOnly && <MarkField playback={playback} fieldRef={fieldRef} onAdd={handleAdd} />}
    </S.Marks>
  );
}
