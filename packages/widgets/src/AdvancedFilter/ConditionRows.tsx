import { useTexts } from '@mingjian/ui';
import { useRowDrag } from '../internal/useRowDrag';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import { ConditionRow, FIRST_ROWS, type ConditionRowProps } from './ConditionRow';
import { indexOf, type ConditionDraft } from './model/conditionDraft';
import { knownProblems } from './model/problems';
import type { AdvancedFilterState } from './useAdvancedFilter';
import { useFilterTexts, type FilterTexts } from './useFilterTexts';

export interface ConditionRowsProps extends Pick<
  ConditionRowProps,
  'fields' | 'ranges' | 'today' | 'valueLimit'
> {
  filter: AdvancedFilterState;
}

/** The conditions in order. Arrow keys on a handle, or dragging it, move a condition. */
export function ConditionRows({ filter, fields, ranges, today, valueLimit }: ConditionRowsProps) {
  const t = useTexts(advancedFilterTexts);
  const { actions, areShown, focus, problemsOf } = filter;
  const { listRef, drag, handleProps } = useRowDrag<number, number, HTMLOListElement>({
    targetAt: indexAt,
    isSame: Object.is,
    onDrop: actions.move,
  });
  const { textOf } = useFilterTexts(fields, ranges);
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
          text={index < FIRST_ROWS ? '' : textOfDraft(condition, textOf)}
          problems={areShown ? problemsOf(condition) : knownProblems(problemsOf(condition))}
          focusTurn={focus.id === condition.id ? focus.turn : 0}
          actions={actions}
          fields={fields}
          ranges={ranges}
          today={today}
          valueLimit={valueLimit}
          handleProps={handleProps}
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

const textOfDraft = ({ field, operator, value }: ConditionDraft, textOf: FilterTexts['textOf']) =>
  field === null || operator === null ? '' : textOf({ field, operator, value });
