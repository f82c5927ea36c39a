import { memo, useId } from 'react';
import { ChevronRight } from 'lucide-react';
import { Icon, useTexts, VisuallyHidden } from '@mingjian/ui';
import { useDesk, useReview } from '../desk';
import { titlesOf } from '../model/groupTitle';
import { groupOf } from '../model/reportIndex';
import { foldGroup, isUnfolded } from '../model/review';
import { statusOf } from '../model/status';
import { ChangeRow } from './ChangeRow';
import * as S from './GroupRows.styles';
import { listTexts } from './list.texts';

export interface GroupRowsProps {
  id: string;
  /** The listed changes of the group. */
  ids: readonly string[];
}

/** A group of equal changes that can be folded. Renders an `<li>` with a button and a list. */
export const GroupRows = memo(function GroupRows({ id, ids }: GroupRowsProps) {
  const { review } = useDesk();
  const t = useTexts(listTexts);
  const listId = useId();
  const isOpen = useReview((current) => isUnfolded(current, id));
  const changes = groupOf(review.get().index, ids[0] ?? '');
  const decided = useReview(
    (current) =>
      changes.filter((change) => !['open', 'unstable'].includes(statusOf(change, current.rulings)))
        .length,
  );
  const [title = '', ...more] = titlesOf(changes);

  return (
    <li>
      <S.Heading
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => review.set(foldGroup(review.get(), id, !isOpen))}
      >
        <S.Arrow>
          <Icon icon={ChevronRight} />
        </S.Arrow>
        <S.Title>{more.length === 0 ? title : t.groupOf(title, more.length)}</S.Title>
        <S.Count data-done={decided === changes.length || undefined}>
          <span aria-hidden>
            {decided}/{changes.length}
          </span>
          <VisuallyHidden>{t.groupDone(decided, changes.length)}</VisuallyHidden>
        </S.Count>
      </S.Heading>
      <S.Rows id={listId} role="list" hidden={!isOpen}>
        {isOpen &&
          ids.map((change) => <ChangeRow key={change} id={change} withPart={more.length > 0} />)}
      </S.Rows>
    </li>
  );
});
