import { Button, Icon, useTexts } from '@mingjian/ui';
import { X } from 'lucide-react';
import type { ListCondition } from '../internal/list/query';
import * as S from './FilterBar.styles';
import { filterTexts } from './filter.texts';

export interface AppliedFiltersProps {
  conditions: readonly ListCondition[];
  /** Returns the text of a condition. */
  textOf(condition: ListCondition): string;
  /**
   * Returns the function that edits a condition, whose text is then a button; `undefined` where
   * nothing can.
   * @default none can be edited
   */
  editorOf?: ((condition: ListCondition) => (() => void) | undefined) | undefined;
  onRemove(condition: ListCondition): void;
  onClear(): void;
}

/**
 * The applied conditions, each with a button that removes it, and one that edits it. Renders a
 * `<ul>`, or nothing without conditions.
 */
export function AppliedFilters({
  conditions,
  textOf,
  editorOf,
  onRemove,
  onClear,
}: AppliedFiltersProps) {
  const t = useTexts(filterTexts);
  if (conditions.length === 0) return null;
  return (
    <S.Chips aria-label={t.applied}>
      {conditions.map((condition) => {
        const text = textOf(condition);
        const edit = editorOf?.(condition);
        return (
          <li key={JSON.stringify(condition)}>
            <S.Chip>
              {edit ? (
                <button
                  type="button"
                  data-edit
                  title={t.edit(text)}
                  aria-label={t.edit(text)}
                  onClick={edit}
                >
                  {text}
                </button>
              ) : (
                <span title={text}>{text}</span>
              )}
              <button
                type="button"
                data-remove
                aria-label={t.remove(text)}
                onClick={() => onRemove(condition)}
              >
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
