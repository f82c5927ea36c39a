import { Button, EmptyState, useTexts } from '@mingjian/ui';
import { SearchX } from 'lucide-react';
import { useFilterTexts } from '../../AdvancedFilter';
import {
  isFiltered,
  searchOf,
  type ListCondition,
  type ListQuery,
  type LoadList,
} from '../../internal/list/query';
import type { ListAdvanced } from '../listGridProps';
import { listGridTexts } from '../ListGrid.texts';
import type { SearchPart } from '../model/searchParts';
import * as S from './EmptyList.styles';
import { emptyTexts } from './empty.texts';
import { useHidingParts } from './useHidingParts';

export interface EmptyListProps<Row> {
  query: ListQuery;
  load: LoadList<Row>;
  /** Returns the text of a condition of the filter bar. */
  textOf(condition: ListCondition): string;
  advanced: Pick<ListAdvanced, 'fields' | 'ranges'> | undefined;
  onRemove(part: SearchPart): void;
  onClear(): void;
  /** Text of a list without a row and without conditions. @default a general one */
  note?: string | undefined;
  /** Opens the form of a new row. */
  onCreate?: (() => void) | undefined;
}

const NONE: readonly never[] = [];

/** Empty state of a list. With conditions it offers to remove those that hide all rows. */
export function EmptyList<Row>({
  query,
  load,
  textOf,
  advanced,
  note,
  onRemove,
  onClear,
  onCreate,
}: EmptyListProps<Row>) {
  const t = useTexts(emptyTexts);
  const hasConditions = isFiltered(query);
  const hiding = useHidingParts(load, searchOf(query), hasConditions);
  const { advanced: advancedName } = useTexts(listGridTexts);
  const advancedTexts = useFilterTexts(advanced?.fields ?? NONE, advanced?.ranges ?? NONE);
  const nameOf = ({ condition, isAdvanced }: SearchPart) => {
    if (condition === null) return advancedName;
    return isAdvanced ? advancedTexts.textOf(condition) : textOf(condition);
  };

  if (!hasConditions) {
    return (
      <EmptyState
        picture="empty"
        title={t.none}
        description={note ?? t.noneYet}
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
          {hiding?.map((part) => (
            <Button key={JSON.stringify(part)} onClick={() => onRemove(part)}>
              {t.without(nameOf(part), part.total)}
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
