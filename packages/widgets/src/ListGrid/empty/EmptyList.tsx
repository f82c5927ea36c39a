import { Button, EmptyState, useTexts } from '@mingjian/ui';
import { Inbox, SearchX } from 'lucide-react';
import {
  isFiltered,
  searchOf,
  type ListCondition,
  type ListQuery,
  type LoadList,
} from '../../internal/list/query';
import * as S from './EmptyList.styles';
import { emptyTexts } from './empty.texts';
import { useHidingConditions } from './useHidingConditions';

export interface EmptyListProps<Row> {
  query: ListQuery;
  load: LoadList<Row>;
  /** Returns the text of a condition. */
  textOf(condition: ListCondition): string;
  onRemove(condition: ListCondition): void;
  onClear(): void;
  /** Opens the form of a new row. */
  onCreate?: (() => void) | undefined;
}

/** Empty state of a list. With conditions it offers to remove those that hide all rows. */
export function EmptyList<Row>({
  query,
  load,
  textOf,
  onRemove,
  onClear,
  onCreate,
}: EmptyListProps<Row>) {
  const t = useTexts(emptyTexts);
  const hasConditions = isFiltered(query);
  const hiding = useHidingConditions(load, searchOf(query), hasConditions);

  if (!hasConditions) {
    return (
      <EmptyState
        icon={Inbox}
        title={t.none}
        description={t.noneYet}
        action={onCreate && <Button onClick={onCreate}>{t.add}</Button>}
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
              {t.without(textOf(condition), total)}
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
