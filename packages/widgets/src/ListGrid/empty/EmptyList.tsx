import { Button, EmptyState, useTexts, useFormatNumber } from '@mingjian/ui';
import { Inbox, SearchX } from 'lucide-react';
import type { ListCondition, ListQuery, LoadList } from '../../internal/list/query';
import * as S from './EmptyList.styles';
import { emptyTexts } from './empty.texts';
import { useHidingConditions } from './useHidingConditions';

export interface EmptyListProps<Row> {
  query: ListQuery;
  load: LoadList<Row>;
  /** Puts a condition into words. */
  textOf(condition: ListCondition): string;
  onRemove(condition: ListCondition): void;
  onClear(): void;
  /** Adds the first row, where that can be done. */
  onAdd?: (() => void) | undefined;
}

/**
 * What stands for the rows when there are none: which conditions hide them, each with a button that
 * takes it away.
 */
export function EmptyList<Row>({
  query,
  load,
  textOf,
  onRemove,
  onClear,
  onAdd,
}: EmptyListProps<Row>) {
  const t = useTexts(emptyTexts);
  const write = useFormatNumber();
  const isFiltered = query.conditions.length > 0;
  const hiding = useHidingConditions(load, query, isFiltered);

  if (!isFiltered) {
    return (
      <EmptyState
        icon={Inbox}
        title={t.none}
        description={t.noneYet}
        action={onAdd && <Button onClick={onAdd}>{t.add}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t.noMatch}
      description={hiding === null ? t.looking : hiding.length > 0 ? t.hidden : t.noneOfAll}
      action={
        <S.Ways>
          {hiding?.map(({ condition, total }) => (
            <Button key={JSON.stringify(condition)} onClick={() => onRemove(condition)}>
              {t.without(textOf(condition), write(total))}
            </Button>
          ))}
          <Button tone="quiet" onClick={onClear}>
            {t.clear}
          </Button>
        </S.Ways>
      }
    />
  );
}
