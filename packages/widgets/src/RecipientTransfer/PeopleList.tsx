import { memo, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Avatar, useTexts, VirtualList, type VirtualListActions } from '@mingjian/ui';
import { pressKey, pressOption } from './model/marks';
import type { IndexedPerson, Person } from './model/person';
import type { PeopleChoice } from './recipientTransferProps';
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
  /** Whether people are offered: some of them may be disabled. @default false */
  offers?: boolean | undefined;
  renderPerson: PeopleChoice['renderPerson'];
  /** Called by a double click and by Enter, with the marked people or the active one. */
  onCommit(ids: readonly string[]): void;
  /** Called by the keys that change a position. */
  onMove?: ((step: -1 | 1) => void) | undefined;
}

/** The height of a touch target, in pixels. */
const ROW_HEIGHT = 40;

const idOf = ({ person }: IndexedPerson) => person.id;

/** People whom pointer and keyboard mark: an APG listbox with several values. */
export function PeopleList(props: PeopleListProps) {
  const { label, list, isResolving, readOnly, disabled, onCommit, onMove } = props;
  const { offers = false, renderPerson } = props;
  const { people, marks, setMarks, marked } = list;
  const t = useTexts(recipientTransferTexts);
  const id = useId();
  const actionsRef = useRef<VirtualListActions>(null);
  const isFixed = readOnly || disabled;
  const active = Math.min(marks.active, people.length - 1);

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
      return onCommit(marked.length > 0 ? marked : people.slice(active, active + 1).map(idOf));
    }
    const next = pressKey(marks, list.ids(), { key, shiftKey, ctrlKey });
    if (!next) return;
    event.preventDefault();
    setMarks(next);
    actionsRef.current?.scrollToIndex(next.active);
  };
  const handleClick = (event: MouseEvent, index: number) => {
    if (!isFixed) setMarks(pressOption(marks, list.ids(), index, event.shiftKey));
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
        items={people}
        itemKey={idOf}
        rowHeight={ROW_HEIGHT}
        activeIndex={isFixed ? undefined : active}
        actionsRef={actionsRef}
        onKeyDown={handleKey}
        itemProps={({ person }, index) => ({
          role: 'option',
          id: `${id}-${index}`,
          'aria-selected': marks.marked.has(person.id),
          ...(offers && person.disabledReason !== undefined && { 'aria-disabled': true }),
          ...(index === active && { 'data-active': true }),
          onClick: (event) => handleClick(event, index),
          onDoubleClick: () => !isFixed && onCommit([person.id]),
        })}
      >
        {({ person }) =>
          renderPerson?.(person) ?? (
            <PersonRow
              person={person}
              unnamed={isResolving ? t.resolving : t.unknown}
              reason={offers ? person.disabledReason : undefined}
            />
          )
        }
      </VirtualList>
    </S.List>
  );
}

interface PersonRowProps {
  person: Person;
  /** Text in place of a name that is not known. */
  unnamed: string;
  /** Why the person cannot be selected. */
  reason: string | undefined;
}

/** A row beside its mark, which the element around it shows: marking thousands renders none. */
const PersonRow = memo(function PersonRow({ person, unnamed, reason }: PersonRowProps) {
  const { realname, phone, avatar } = person;
  const isUnknown = realname === '';
  const name = isUnknown ? unnamed : realname;
  return (
    <>
      <Avatar
        name={isUnknown ? '?' : realname}
        src={avatar ?? undefined}
        size="small"
        aria-hidden
      />
      <span data-name data-unknown={isUnknown || undefined} title={name}>
        {name}
      </span>
      {(reason ?? phone) && <span data-phone>{reason ?? phone}</span>}
    </>
  );
});
