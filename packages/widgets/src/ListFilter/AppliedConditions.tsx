import { Button, Icon, useTexts } from '@mingjian/ui';
import { X } from 'lucide-react';
import type { ListCondition } from '../internal/list/query';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';

export interface AppliedConditionsProps {
  conditions: readonly ListCondition[];
  /** Puts a condition into words. */
  textOf(condition: ListCondition): string;
  onRemove(condition: ListCondition): void;
  onClear(): void;
}

/**
 * The conditions that hold rows back, each with a button that takes it away. Renders a `<ul>`, or
 * nothing when there are none.
 */
export function AppliedConditions({
  conditions,
  textOf,
  onRemove,
  onClear,
}: AppliedConditionsProps) {
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
