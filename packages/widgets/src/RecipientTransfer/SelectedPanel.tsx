import { memo, type Ref } from 'react';
import { Button, IconButton, useTexts } from '@mingjian/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { PeopleList } from './PeopleList';
import { PeopleSearch } from './PeopleSearch';
import type { PeopleChoice } from './recipientTransferProps';
import * as S from './RecipientTransfer.styles';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import { useMarkedList } from './useMarkedList';
import type { RecipientTransferState } from './useRecipientTransfer';

export interface SelectedPanelProps {
  state: RecipientTransferState;
  readOnly: boolean;
  disabled: boolean;
  renderPerson: PeopleChoice['renderPerson'];
  /** Ref of the search field. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The selected people, in their order. */
export function SelectedPanel(props: SelectedPanelProps) {
  const { state, readOnly, disabled, renderPerson, ref } = props;
  const t = useTexts(recipientTransferTexts);
  const { people, value, isSelected, remove } = state;
  const selected = useMarkedList(people.selected, (id) => !isSelected(id));
  const { marked } = selected;
  const move = (step: -1 | 1) => state.move(marked, step);
  const query = selected.query.trim();

  return (
    <S.Panel aria-label={t.selected}>
      <S.Title>{t.selectedCount(value.length)}</S.Title>
      <S.Content>
        <PeopleSearch
          ref={ref}
          label={t.searchSelected}
          value={selected.query}
          disabled={disabled}
          onValueChange={selected.setQuery}
        />
        {selected.people.length === 0 ? (
          <S.Placeholder role="status">
            {query === '' ? t.noneSelected : t.noMatch(query)}
          </S.Placeholder>
        ) : (
          <PeopleList
            label={t.selectedList}
            list={selected}
            isResolving={people.isResolving}
            readOnly={readOnly}
            disabled={disabled}
            renderPerson={renderPerson}
            onCommit={remove}
            onMove={move}
          />
        )}
        {!readOnly && (
          <SelectedActions
            marked={marked}
            disabled={disabled}
            onMove={state.move}
            onRemove={remove}
          />
        )}
      </S.Content>
    </S.Panel>
  );
}

interface SelectedActionsProps {
  marked: readonly string[];
  disabled: boolean;
  onMove: RecipientTransferState['move'];
  onRemove: RecipientTransferState['remove'];
}

/** The actions on the marked people. */
const SelectedActions = memo(function SelectedActions(props: SelectedActionsProps) {
  const { marked, disabled, onMove, onRemove } = props;
  const t = useTexts(recipientTransferTexts);
  const markFirst = marked.length === 0 ? t.markFirst : undefined;

  return (
    <S.Footer>
      <S.Buttons>
        <IconButton
          label={t.moveUp}
          icon={ArrowUp}
          disabled={disabled}
          disabledReason={markFirst}
          onClick={() => onMove(marked, -1)}
        />
        <IconButton
          label={t.moveDown}
          icon={ArrowDown}
          disabled={disabled}
          disabledReason={markFirst}
          onClick={() => onMove(marked, 1)}
        />
      </S.Buttons>
      <Button disabled={disabled} disabledReason={markFirst} onClick={() => onRemove(marked)}>
        {marked.length > 0 ? t.removeCount(marked.length) : t.remove}
      </Button>
    </S.Footer>
  );
});
