import { useTexts } from '@mingjian/ui';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import { ConditionRow, type ConditionRowProps } from './ConditionRow';
import { indexOf } from './model/conditionDraft';
import { useConditionDrag } from './useConditionDrag';

export type ConditionRowsProps = Pick<
  ConditionRowProps,
  'filter' | 'fields' | 'ranges' | 'today' | 'valueLimit'
>;

/** The conditions in order. Arrow keys on a handle, or dragging it, move a condition. */
export function ConditionRows({ filter, fields, ranges, today, valueLimit }: ConditionRowsProps) {
  const t = useTexts(advancedFilterTexts);
  const { listRef, drag, handleProps } = useConditionDrag(filter.move);
  const dragged = drag === null ? -1 : indexOf(filter.draft, drag.id);
  const dropOf = (index: number) => {
    if (drag?.index !== index || index === dragged) return undefined;
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
          isDragged={drag?.id === condition.id}
        />
      ))}
    </S.Rows>
  );
}
