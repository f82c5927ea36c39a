import { useMemo, type Ref } from 'react';
import { Button, Checkbox, ErrorState, SearchField, Skeleton, Tabs, useTexts } from '@mingjian/ui';
import { toggleAll } from './model/marks';
import { PeopleList } from './PeopleList';
import type { RecipientSource } from './recipientTransferProps';
import * as S from './RecipientTransfer.styles';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import type { RecipientTransferState } from './useRecipientTransfer';

export interface AvailablePanelProps {
  state: RecipientTransferState;
  sources: readonly RecipientSource[];
  disabled: boolean;
  /** Ref of the search field. */
  ref: Ref<HTMLInputElement> | undefined;
}

/** The people to select from, by source. */
export function AvailablePanel({ state, sources, disabled, ref }: AvailablePanelProps) {
  const t = useTexts(recipientTransferTexts);
  const { people } = state;
  const content = (
    <S.Content>
      <AvailablePeople state={state} disabled={disabled} ref={ref} />
    </S.Content>
  );

  return (
    <S.Panel aria-label={t.available}>
      {sources.length < 2 ? (
        <>
          <S.Title>{t.available}</S.Title>
          {content}
        </>
      ) : (
        <Tabs
          label={t.sources}
          value={people.source}
          onValueChange={(key) => people.setSource(key as RecipientSource)}
          tabs={sources.map((source) => ({ key: source, label: t[source], content }))}
        />
      )}
    </S.Panel>
  );
}

function AvailablePeople({ state, disabled, ref }: Omit<AvailablePanelProps, 'sources'>) {
  const t = useTexts(recipientTransferTexts);
  const { available, add, room } = state;
  const { ids, marks, marked } = available;
  const markedHere = useMemo(
    () => (marks.marked.size === 0 ? 0 : ids.filter((id) => marks.marked.has(id)).length),
    [ids, marks.marked],
  );
  const canAdd = marked.length > 0 && marked.length <= room;

  return (
    <>
      <SearchField
        ref={ref}
        label={t.searchAvailable}
        hideLabel
        placeholder={t.searchHint}
        value={available.query}
        disabled={disabled}
        onValueChange={(query) => available.setQuery(query)}
      />
      <AvailableRows state={state} disabled={disabled} />
      <S.Footer>
        <Checkbox
          label={t.all(ids.length)}
          checked={ids.length > 0 && markedHere === ids.length}
          indeterminate={markedHere > 0 && markedHere < ids.length}
          disabled={disabled || ids.length === 0}
          onValueChange={() => available.setMarks(toggleAll(marks, ids))}
        />
        <Button
          disabled={disabled}
          disabledReason={canAdd ? undefined : reason()}
          onClick={() => add(marked)}
        >
          {marked.length > 0 ? t.addCount(marked.length) : t.add}
        </Button>
      </S.Footer>
    </>
  );

  function reason() {
    return marked.length === 0 ? t.markFirst : t.max(room + state.value.length);
  }
}

/** The rows, or the reason why there are none. */
function AvailableRows({ state, disabled }: Pick<AvailablePanelProps, 'state' | 'disabled'>) {
  const t = useTexts(recipientTransferTexts);
  const { available, people, add } = state;
  const { isLoading, isFetching, error, retry } = people.current;

  if (isLoading)
    return (
      <S.Placeholder data-filled aria-busy>
        <Skeleton lines={6} />
        <span role="status">{t.loading}</span>
      </S.Placeholder>
    );
  if (error && people.current.people.length === 0)
    return (
      <S.Placeholder>
        <ErrorState
          title={t.failed}
          description={error.message}
          onRetry={retry}
          loading={isFetching}
        />
      </S.Placeholder>
    );
  if (available.people.length === 0)
    return <S.Placeholder role="status">{emptyText()}</S.Placeholder>;
  return (
    <PeopleList
      label={t.availableList}
      list={available}
      isResolving={false}
      readOnly={false}
      disabled={disabled}
      onCommit={add}
    />
  );

  function emptyText() {
    if (available.query.trim() !== '') return t.noMatch(available.query.trim());
    return people.current.people.length === 0 ? t.nobody : t.allSelected;
  }
}
