import { useTexts } from '@mingjian/ui';
import { useRowDrag } from '../internal/useRowDrag';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import { ConditionRow, type ConditionRowProps } from './ConditionRow';
import { indexOf } from './model/conditionDraft';

export type ConditionRowsProps = Pick<
  ConditionRowProps,
  'filter' | 'fields' | 'ranges' | 'today' | 'valueLimit'
>;

/** The conditions in order. Arrow keys on a handle, or dragging it, move a condition. */
export function ConditionRows({ filter, fields, ranges, today, valueLimit }: ConditionRowsProps) {
  const t = useTexts(advancedFilterTexts);
  const { listRef, drag, handleProps } = useRowDrag<number, number, HTMLOListElement>({
    targetAt: indexAt,
    isSame: Object.is,
    onDrop: filter.move,
  });
  const dragged = drag === null ? -1 : indexOf(filter.draft, drag.key);
  const dropOf = (index: number) => {
    if (drag?.target !== index || index === dragged) return undefined;
    return index > dragged ? 'after' : 'before';
  };
  return (
    <S.Rows ref={listRef} role="list" aria-label={t.conditions}>
      {filter.draft.conditions.map((condition, index) => (
        <ConditionRow
          key={condition.id}
          condition={condition}
          index={index}
          filter={filter}
          fields={fields}
          ranges={ranges}
          today={today}
          valueLimit={valueLimit}
          handleProps={handleProps(condition.id)}
          drop={dropOf(index)}
          isDragged={drag?.key === condition.id}
        />
      ))}
    </S.Rows>
  );
}

/** Returns the index of the row at a height of the viewport, or of the nearest one. */
function indexAt(list: HTMLElement, y: number): number {
  const rows = [...list.querySelectorAll('[data-row]')];
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index < 0 ? rows.length - 1 : index;
}
