import { useMemo, useState } from 'react';
import { useControllable, useTexts } from '@mingjian/ui';
import { useStableActions } from '../internal/useStableActions';
import { matchPasted, type PastedPeople } from './model/matchPasted';
import type { IndexedPerson } from './model/person';
import { addRecipients, moveRecipients, removeRecipients } from './model/recipients';
import type { PeopleSource, RecipientTransferProps } from './recipientTransferProps';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import { usePeople, type PeopleState } from './usePeople';

/** Result of a pasted list. */
export interface PastedReport extends PastedPeople {
  /** Whether nobody was added, since all would have been too many. */
  isOver: boolean;
}

export interface RecipientTransferState {
  value: readonly string[];
  people: PeopleState;
  /** The people of the opened source who are not selected. */
  available: readonly IndexedPerson[];
  isSelected(id: string): boolean;
  /** Maximum number of selected people. */
  max: number;
  add(ids: readonly string[]): void;
  remove(ids: readonly string[]): void;
  /** Moves selected people by one place. */
  move(ids: readonly string[], step: -1 | 1): void;
  /** Adds the people whom a pasted list names, unless they are too many; returns the report. */
  paste(text: string): PastedReport;
  /** The last change, to be announced. */
  announcement: string;
  reset(): void;
}

/** State of a recipient transfer, without markup. */
export function useRecipientTransfer(
  props: RecipientTransferProps<string>,
  sources: readonly PeopleSource[],
): RecipientTransferState {
  const { max = Infinity } = props;
  const t = useTexts(recipientTransferTexts);
  const [announcement, setAnnouncement] = useState('');
  const [value, setValue, reset] = useControllable<readonly string[]>({
    value: props.value,
    initial: props.defaultValue ?? [],
    onChange: (next) => props.onValueChange?.([...next]),
  });
  const people = usePeople(props, sources, value);
  const { people: offered } = people.current.index;
  const chosen = useMemo(() => new Set(value), [value]);
  const available = useMemo(
    () => (chosen.size === 0 ? offered : offered.filter(({ person }) => !chosen.has(person.id))),
    [offered, chosen],
  );

  const add = (ids: readonly string[]) => {
    const next = addRecipients(value, ids.filter(people.canAdd));
    if (next.length > max || next.length === value.length) return;
    setAnnouncement(t.added(next.length - value.length, next.length));
    setValue(next);
  };
  const remove = (ids: readonly string[]) => {
    const next = removeRecipients(value, new Set(ids));
    if (next.length === value.length) return;
    setAnnouncement(t.removed(value.length - next.length, next.length));
    setValue(next);
  };

  const actions = useStableActions({
    add,
    remove,
    move: (ids: readonly string[], step: -1 | 1) =>
      setValue(moveRecipients(value, new Set(ids), step)),
    paste: (text: string) => {
      const report = matchPasted(
        text,
        people.everybody().filter(({ id }) => people.canAdd(id)),
      );
      add(report.ids);
      return { ...report, isOver: addRecipients(value, report.ids).length > max };
    },
  });

  return {
    ...actions,
    value,
    people,
    available,
    isSelected: (id) => chosen.has(id),
    max,
    announcement,
    reset,
  };
}
