import { useEffect, useRef } from 'react';
import {
  Alert,
  Button,
  Icon,
  IconButton,
  SegmentedControl,
  mirrored,
  useTexts,
} from '@mingjian/ui';
import { Plus, Redo2, Undo2 } from 'lucide-react';
import type { AdvancedQuery } from '../internal/list/query';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import { ADVANCED_LIMITS, type AdvancedLimits } from './model/problems';
import type { AdvancedFilterState } from './useAdvancedFilter';

const Undo = mirrored(Undo2);
const Redo = mirrored(Redo2);

export interface FilterToolsProps {
  filter: AdvancedFilterState;
  limits: AdvancedLimits;
}

/** The join of the conditions, the steps back and forward, and the size of the filter. */
export function FilterTools({ filter, limits }: FilterToolsProps) {
  const t = useTexts(advancedFilterTexts);
  const { size } = filter;
  const limit = limits.conditions ?? ADVANCED_LIMITS.conditions;
  return (
    <S.Bar>
      <SegmentedControl<AdvancedQuery['join']>
        label={t.join}
        hideLabel
        value={filter.draft.join}
        options={[
          { value: 'or', label: t.or },
          { value: 'and', label: t.and },
        ]}
        onValueChange={filter.actions.setJoin}
      />
      <IconButton
        icon={Undo}
        label={t.undo}
        aria-disabled={!filter.undo || undefined}
        onClick={() => filter.undo?.()}
      />
      <IconButton
        icon={Redo}
        label={t.redo}
        aria-disabled={!filter.redo || undefined}
        onClick={() => filter.redo?.()}
      />
      <Button tone="quiet" onClick={filter.actions.clear}>
        {t.clear}
      </Button>
      <S.Size>
        {t.size(size.conditions, limit)}
        {size.cost !== null && limits.cost && ` · ${t.cost(size.cost, limits.cost.budget)}`}
      </S.Size>
    </S.Bar>
  );
}

/** The button that adds a condition, and in words why a filter is full, too costly or too long. */
export function AddButton({ filter, limits }: FilterToolsProps) {
  const t = useTexts(advancedFilterTexts);
  const ref = useRef<HTMLButtonElement>(null);
  const { id, turn } = filter.focus;
  const { isFull, isTooCostly, isTooLong } = filter.size;
  useEffect(() => {
    if (turn > 0 && id === null) ref.current?.focus();
  }, [id, turn]);
  return (
    <>
      {isFull && (
        <Alert tone="warning">{t.full(limits.conditions ?? ADVANCED_LIMITS.conditions)}</Alert>
      )}
      {isTooCostly && limits.cost && <Alert tone="danger">{t.tooCostly(limits.cost.budget)}</Alert>}
      {isTooLong && limits.length && <Alert tone="danger">{t.tooLong(limits.length.limit)}</Alert>}
      <S.Bar>
        <Button ref={ref} icon={<Icon icon={Plus} />} onClick={filter.actions.add}>
          {t.add}
        </Button>
      </S.Bar>
    </>
  );
}
