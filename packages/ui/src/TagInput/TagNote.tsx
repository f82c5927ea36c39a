import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './TagInput.styles';
import { tagInputTexts } from './TagInput.texts';
import type { TagEvent } from './useTagDraft';

export interface TagNoteProps {
  event: TagEvent | null;
  max: number;
}

/**
 * Says what happened last: refusals for all to see, the rest for those who cannot see it happen.
 */
export function TagNote({ event, max }: TagNoteProps) {
  const t = useTexts(tagInputTexts);
  const tags = event?.tags.join(t.join) ?? '';
  return (
    <S.Note role="status">
      {event?.kind === 'duplicate' && t.duplicate(tags)}
      {event?.kind === 'excess' && t.excess(max, tags)}
      {event?.kind === 'added' && <VisuallyHidden>{t.added(tags)}</VisuallyHidden>}
      {event?.kind === 'removed' && <VisuallyHidden>{t.removed(tags)}</VisuallyHidden>}
    </S.Note>
  );
}
