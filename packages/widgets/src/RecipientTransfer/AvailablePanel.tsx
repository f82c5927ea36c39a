import { memo, useMemo, type Ref } from 'react';
import { Button, Checkbox, ErrorState, Skeleton, Tabs, useTexts } from '@mingjian/ui';
import { countMarked, toggleAll } from './model/marks';
import { PeopleList } from './PeopleList';
import { PeopleSearch } from './PeopleSearch';
import type { PeopleChoice, PeopleSource } from './recipientTransferProps';
import * as S from './RecipientTransfer.styles';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import { useMarkedList, type MarkedList } from './useMarkedList';
import type { RecipientTransferState } from './useRecipientTransfer';

export interface AvailablePanelProps {
  state: RecipientTransferState;
  sources: readonly PeopleSource[];
  disabled: boolean;
  renderPerson: PeopleChoice['renderPerson'];
  /** Ref of the search field. */
  ref: Ref<HTMLInputElement> | undefined;
}

/** The people to select from, by source. */
export function AvailablePanel({ state, sources, ...people }: AvailablePanelProps) {
  const t = useTexts(recipientTransferTexts);
  const { source, setSource, canAdd } = state.people;
  const list = useMarkedList(state.available, state.isSelected, canAdd);
  const content = (
    <S.Content>
      <AvailablePeople {...people} state={state} list={list} />
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
          value={source}
          onValueChange={setSource}
          tabs={sources.map(({ key, label }) => ({ key, label, content }))}
        />
      )}
    </S.Panel>
  );
}

interface AvailablePeopleProps extends Omit<AvailablePanelProps, 'sources'> {
  list: MarkedList;
}

function AvailablePeople({ state, list, disabled, renderPerson, ref }: AvailablePeopleProps) {
  const t = useTexts(recipientTransferTexts);
  const { add, max } = state;
  const { people, ids, marks, marked } = list;
  const addable = useMemo(
    () => people.filter(({ person }) => person.disabledReason === undefined).length,
    [people],
  );
  const markedHere = useMemo(() => countMarked(marks, people), [marks, people]);
  const canAdd = marked.length > 0 && marked.length <= max - state.value.length;

  return (
    <>
      <PeopleSearch
        ref={ref}
        label={t.searchAvailable}
        value={list.query}
        disabled={disabled}
        onValueChange={list.setQuery}
      />
      <AvailableRows state={state} list={list} disabled={disabled} renderPerson={renderPerson} />
      <S.Footer>
        <Checkbox
          label={t.all(addable)}
          checked={addable > 0 && markedHere === addable}
          indeterminate={markedHere > 0 && markedHere < addable}
          disabled={disabled || addable === 0}
          onValueChange={() => list.setMarks(toggleAll(marks, ids()))}
        />
        <AddButton
          marked={marked}
          disabled={disabled}
          disabledReason={canAdd ? undefined : reason()}
          onAdd={add}
        />
      </S.Footer>
    </>
  );

  function reason() {
    return marked.length === 0 ? t.markFirst : t.max(max);
  }
}

interface AddButtonProps {
  marked: readonly string[];
  disabled: boolean;
  disabledReason: string | undefined;
  onAdd: RecipientTransferState['add'];
}

const AddButton = memo(function AddButton({ marked, onAdd, ...button }: AddButtonProps) {
  const t = useTexts(recipientTransferTexts);
  return (
    <Button {...button} onClick={() => onAdd(marked)}>
      {marked.length > 0 ? t.addCount(marked.length) : t.add}
    </Button>
  );
});

/** The rows, or the reason why there are none. */
function AvailableRows(props: Omit<AvailablePeopleProps, 'ref'>) {
  const { state, list, disabled, renderPerson } = props;
  const t = useTexts(recipientTransferTexts);
  const { people, add } = state;
  const { isLoading, isFetching, error, retry } = people.current;

  if (isLoading)
    return (
      <S.Placeholder data-filled aria-busy>
        <Skeleton lines={6} />
        <span role="status">{t.loading}</span>
      </S.Placeholder>
    );
  if (error && people.current.index.people.length === 0)
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
  if (list.people.length === 0) return <S.Placeholder role="status">{emptyText()}</S.Placeholder>;
  return (
    <PeopleList
      label={t.availableList}
      list={list}
      isResolving={false}
      readOnly={false}
      disabled={disabled}
      offers
      renderPerson={renderPerson}
      onCommit={add}
    />
  );

  function emptyText() {
    if (list.query.trim() !== '') return t.noMatch(list.query.trim());
    return people.current.index.people.length === 0 ? t.nobody : t.allSelected;
  }
}
