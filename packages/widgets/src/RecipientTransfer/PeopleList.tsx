import { useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Avatar, Icon, useTexts, VirtualList, type VirtualListActions } from '@mingjian/ui';
import { Check } from 'lucide-react';
import { pressKey, pressOption } from './model/marks';
import type { Person } from './model/person';
import * as S from './RecipientTransfer.styles';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import type { MarkedList } from './useMarkedList';

export interface PeopleListProps {
  /** Accessible name of the list. */
  label: string;
  list: MarkedList;
  /** Whether names are being loaded. */
  isResolving: boolean;
  /** Whether the people can be read but not marked. */
  readOnly: boolean;
  disabled: boolean;
  /** Called by a double click and by Enter, with the marked people or the active one. */
  onCommit(ids: readonly string[]): void;
  /** Called by the keys that change a position. */
  onMove?: ((step: -1 | 1) => void) | undefined;
}

const idOf = ({ id }: Person) => id;

/** People whom pointer and keyboard mark: an APG listbox with several values. */
export function PeopleList(props: PeopleListProps) {
  const { label, list, isResolving, readOnly, disabled, onCommit, onMove } = props;
  const { ids, marks, setMarks, marked } = list;
  const id = useId();
  const actionsRef = useRef<VirtualListActions>(null);
  const isFixed = readOnly || disabled;
  const active = Math.min(marks.active, ids.length - 1);

  const handleKey = (event: KeyboardEvent) => {
    if (isFixed) return;
    const { key, shiftKey, altKey } = event;
    const ctrlKey = event.ctrlKey || event.metaKey;
    if (altKey && onMove && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      return onMove(key === 'ArrowUp' ? -1 : 1);
    }
    if (key === 'Enter' || (key === 'Delete' && onMove)) {
      event.preventDefault();
      return onCommit(marked.length > 0 ? marked : ids.slice(active, active + 1));
    }
    const next = pressKey(marks, ids, { key, shiftKey, ctrlKey });
    if (!next) return;
    event.preventDefault();
    setMarks(next);
    actionsRef.current?.scrollToIndex(next.active);
  };
  const handleClick = (event: MouseEvent, index: number) => {
    if (!isFixed) setMarks(pressOption(marks, ids, index, event.shiftKey));
  };

  return (
    <S.List>
      <VirtualList
        label={label}
        role="listbox"
        id={id}
        tabIndex={disabled ? -1 : 0}
        aria-multiselectable
        aria-disabled={disabled || undefined}
        aria-readonly={readOnly || undefined}
        aria-activedescendant={isFixed ? undefined : `${id}-${active}`}
        items={list.people}
        itemKey={idOf}
        activeIndex={isFixed ? undefined : active}
        actionsRef={actionsRef}
        onKeyDown={handleKey}
        itemProps={(person, index) => ({
          role: 'option',
          id: `${id}-${index}`,
          'aria-selected': marks.marked.has(person.id),
          ...(index === active && { 'data-active': true }),
          onClick: (event) => handleClick(event, index),
          onDoubleClick: () => !isFixed && onCommit([person.id]),
        })}
      >
        {(person) => (
          <PersonRow
            person={person}
            isMarked={marks.marked.has(person.id)}
            isResolving={isResolving}
          />
        )}
      </VirtualList>
    </S.List>
  );
}

interface PersonRowProps {
  person: Person;
  isMarked: boolean;
  isResolving: boolean;
}

function PersonRow({ person, isMarked, isResolving }: PersonRowProps) {
  const t = useTexts(recipientTransferTexts);
  const { realname, phone, avatar } = person;
  const isUnknown = realname === '';
  const name = isUnknown ? (isResolving ? t.resolving : t.unknown) : realname;
  return (
    <>
      <span data-tick>{isMarked && <Icon icon={Check} />}</span>
      <Avatar
        name={isUnknown ? '?' : realname}
        src={avatar ?? undefined}
        size="small"
        aria-hidden
      />
      <span data-name data-unknown={isUnknown || undefined} title={name}>
        {name}
      </span>
      {phone && <span data-phone>{phone}</span>}
    </>
  );
}
