import { Button, Icon, useTexts } from '@mingjian/ui';
import { X } from 'lucide-react';
import type { ListCondition } from '../internal/list/query';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';

export interface AppliedFiltersProps {
  conditions: readonly ListCondition[];
  /** Returns the text of a condition. */
  textOf(condition: ListCondition): string;
  onRemove(condition: ListCondition): void;
  onClear(): void;
}

/**
 * The applied conditions, each with a button that removes it. Renders a `<ul>`, or nothing without
 * conditions.
 */
export function AppliedFilters({ conditions, textOf, onRemove, onClear }: AppliedFiltersProps) {
  const t = useTexts(filterTexts);
  if (conditions.length === 0) return null;
  return (
    <S.Chips aria-label={t.applied}>
      {conditions.map((condition) => {
        const text = textOf(condition);
        return (
          <li key={JSON.stringify(condition)}>
            <S.Chip>
              <span title={text}>{text}</span>
              <button type="button" aria-label={t.remove(text)} onClick={() => onRemove(condition)}>
                <Icon icon={X} />
              </button>
            </S.Chip>
          </li>
        );
      })}
      {conditions.length > 1 && (
        <li>
          <Button tone="quiet" size="small" onClick={onClear}>
            {t.clearAll}
          </Button>
        </li>
      )}
    </S.Chips>
  );
}
