import { memo, useId } from 'react';
import { ChevronRight } from 'lucide-react';
import { Button, Icon, useTexts, VisuallyHidden } from '@mingjian/ui';
import { show } from '../commands';
import { useDesk, useReview } from '../desk';
import { groupOf } from '../model/reportIndex';
import { windowOf } from '../model/rowWindow';
import { foldGroup, isUnfolded } from '../model/review';
import { statusOf } from '../model/status';
import { Count, FoldArrow } from '../row.styles';
import { useSpeech } from '../useCommand';
import { useGroupTitle } from '../useGroupTitle';
import { ValueChange } from '../ValueChange';
import { ChangeRow } from './ChangeRow';
import * as S from './GroupRows.styles';
import { listTexts } from './list.texts';

export interface GroupRowsProps {
  id: string;
  /** The listed changes of the group. */
  ids: readonly string[];
}

/** A group of changes that can be folded. Renders an `<li>` with a button and a list. */
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
  const start = useReview(({ current }) => windowOf(ids, current).start);
  const { end } = windowOf(ids, ids[start] ?? null);
  const before = ids[start - 1] ?? null;
  const after = ids[end] ?? null;
  const { title, details, values, spansComponents } = useGroupTitle(id);

  return (
    <li>
      <S.Heading
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => review.set(foldGroup(review.get(), id, !isOpen))}
      >
        <FoldArrow>
          <Icon icon={ChevronRight} />
        </FoldArrow>
        <S.Words>
          <S.Title>{title}</S.Title>
          {values && (
            <S.Values>
              <ValueChange before={values.before} after={values.after} />
            </S.Values>
          )}
          {details.length > 0 && <S.Detail>{details.join(' · ')}</S.Detail>}
        </S.Words>
        <Count data-done={decided === changes.length || undefined}>
          <span aria-hidden>
            {decided}/{changes.length}
          </span>
          <VisuallyHidden>{t.groupDone(decided, changes.length)}</VisuallyHidden>
        </Count>
      </S.Heading>
      <S.Rows id={listId} role="list" hidden={!isOpen}>
        {isOpen && before !== null && <MoreRows id={before} count={start} />}
        {isOpen &&
          ids
            .slice(start, end)
            .map((change) => <ChangeRow key={change} id={change} withPart={spansComponents} />)}
        {isOpen && after !== null && <MoreRows id={after} count={ids.length - end} />}
      </S.Rows>
    </li>
  );
});

/** The way to rows that are not rendered: thousands would make the page slow. */
function MoreRows({ id, count }: { id: string; count: number }) {
  const desk = useDesk();
  const speech = useSpeech();
  const t = useTexts(listTexts);
  return (
    <S.More>
      <Button tone="quiet" size="small" onClick={() => show(desk, speech, id)}>
        {t.moreRows(count)}
      </Button>
    </S.More>
  );
}
