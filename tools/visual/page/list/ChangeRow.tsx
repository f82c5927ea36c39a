import { memo, useEffect, useRef } from 'react';
import { Unlink } from 'lucide-react';
import { Icon, useTexts, VisuallyHidden } from '@mingjian/ui';
import { show } from '../commands';
import { useDesk, useReview } from '../desk';
import { partOf } from '../model/groupTitle';
import { isUnexplained, statusOf } from '../model/status';
import { useSpeech } from '../useCommand';
import { words } from '../words.texts';
import * as S from './ChangeRow.styles';
import { StatusMark } from './StatusMark';

export interface ChangeRowProps {
  id: string;
  /** Whether its group spans components, so that the name of the story alone says too little. */
  withPart: boolean;
}

/**
 * One picture of a group: its state, its story and its cell. Renders an `<li>`; it renders again
 * only when its own state changes.
 */
export const ChangeRow = memo(function ChangeRow({ id, withPart }: ChangeRowProps) {
  const desk = useDesk();
  const speech = useSpeech();
  const t = useTexts(words);
  const change = useReview((review) => review.index.changes.get(id)!);
  const status = useReview((review) => statusOf(change, review.rulings));
  const isCurrent = useReview((review) => review.current === id);
  const isShown = useReview((review) => review.current === id && review.screen === 'picture');
  const ref = useCurrentRow(isCurrent);

  return (
    <li>
      <S.Row
        ref={ref}
        type="button"
        aria-current={isShown || undefined}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => show(desk, speech, id)}
      >
        <StatusMark status={status} />
        <S.Name>{withPart ? `${partOf(change.title)} / ${change.name}` : change.name}</S.Name>
        {isUnexplained(change) && (
          <S.Warning>
            <Icon icon={Unlink} />
            <VisuallyHidden>{t.unexplained}</VisuallyHidden>
          </S.Warning>
        )}
        <S.Cell>{change.cell}</S.Cell>
      </S.Row>
    </li>
  );
});

/** Keeps the current row in sight, and the focus on it where the focus is in the list. */
function useCurrentRow(isCurrent: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = ref.current;
    if (!isCurrent || !row) return;
    row.scrollIntoView?.({ block: 'nearest' });
    if (document.activeElement !== row && document.activeElement?.closest('[data-change-list]'))
      row.focus({ preventScroll: true });
  }, [isCurrent]);
  return ref;
}
