import { useTexts, VisuallyHidden } from '@mingjian/ui';
import type { DiffPiece } from './model/textDiff';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';

/** A text with what was removed and added, which is also told to those who do not see it. */
export function DiffText({ pieces }: { pieces: readonly DiffPiece[] }) {
  const t = useTexts(studioTexts);
  return (
    <S.Diff>
      {pieces.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : kind === 'removed' ? (
          <del key={index}>
            <VisuallyHidden>{t.removed} </VisuallyHidden>
            {text}
          </del>
        ) : (
          <ins key={index}>
            <VisuallyHidden>{t.added} </VisuallyHidden>
            {text}
          </ins>
        ),
      )}
    </S.Diff>
  );
}
