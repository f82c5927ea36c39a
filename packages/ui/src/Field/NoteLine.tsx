import { useState, type ReactNode } from 'react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { toneTexts } from '../internal/tones.texts';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Field.styles';

/** A non-error message about the value. */
export interface FieldNote {
  /**
   * Accepted, allowed but unusual, or being checked by the server. Only `checking` makes the
   * control busy.
   */
  tone: 'success' | 'warning' | 'checking';
  /** The message, understandable without its colour. */
  text: ReactNode;
}

export interface NoteLineProps {
  id: string;
  note: FieldNote | null | undefined;
}

const icons = { success: CircleCheck, warning: TriangleAlert };

/**
 * The line of a field's note. It stays mounted after its first text: assistive technology announces
 * changes of a live region, but not always one that is added with its text.
 */
export function NoteLine({ id, note }: NoteLineProps) {
  const t = useTexts(toneTexts);
  const [wasShown, setWasShown] = useState(false);
  if (note && !wasShown) setWasShown(true);
  if (!note && !wasShown) return null;

  return (
    <S.Note id={id} role="status" data-tone={note?.tone}>
      {note && (
        <>
          <S.NoteIcon>
            {note.tone === 'checking' ? <Spinner decorative /> : <Icon icon={icons[note.tone]} />}
            {note.tone !== 'checking' && <VisuallyHidden>{t[note.tone]}</VisuallyHidden>}
          </S.NoteIcon>
          <S.NoteText>{note.text}</S.NoteText>
        </>
      )}
    </S.Note>
  );
}
