import { useCallback, useMemo, useState } from 'react';
import { useControllable, useTexts } from '@mingjian/ui';
import { matchPasted, type PastedPeople } from './model/matchPasted';
import { unmark } from './model/marks';
import { addRecipients, moveRecipients, removeRecipients } from './model/recipients';
import type { RecipientSource, RecipientTransferProps } from './recipientTransferProps';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import { useMarkedList, type MarkedList } from './useMarkedList';
import { usePeople, type PeopleState } from './usePeople';

export interface RecipientTransferState {
  value: readonly string[];
  people: PeopleState;
  /** The people of the opened source who are not selected. */
  available: MarkedList;
  /** The selected people. */
  selected: MarkedList;
  /** Number of people who may still be added. */
  room: number;
  add(ids: readonly string[]): void;
  remove(ids: readonly string[]): void;
  /** Moves the marked people of the selection by one place. */
  move(step: -1 | 1): void;
  /** Adds the people whom a pasted list names, as far as there is room, and returns the report. */
  paste(text: string): PastedPeople;
  /** The last change, to be announced. */
  announcement: string;
  reset(): void;
}

/** State of a recipient transfer, without markup. */
export function useRecipientTransfer(
  props: RecipientTransferProps,
  sources: readonly RecipientSource[],
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
  const { index } = people.current;
  const chosen = useMemo(() => new Set(value), [value]);
  const availableIndex = useMemo(
    () => (chosen.size === 0 ? index : index.filter(({ person }) => !chosen.has(person.id))),
    [index, chosen],
  );
  const selectedIndex = useMemo(
    () => value.map((id) => people.known.get(id) ?? { person: { id, realname: '' }, text: '' }),
    [value, people.known],
  );
  const isAvailable = useCallback(
    (id: string) => !chosen.has(id) && people.known.has(id),
    [chosen, people.known],
  );
  const available = useMarkedList(availableIndex, isAvailable);
  const selected = useMarkedList(
    selectedIndex,
    useCallback((id: string) => chosen.has(id), [chosen]),
  );

  const add = (ids: readonly string[]) => {
    const next = addRecipients(value, ids);
    if (next.length > max || next.length === value.length) return;
    available.setMarks(unmark(available.marks, ids));
    setAnnouncement(t.added(next.length - value.length, next.length));
    setValue(next);
  };
  const remove = (ids: readonly string[]) => {
    const next = removeRecipients(value, new Set(ids));
    if (next.length === value.length) return;
    selected.setMarks(unmark(selected.marks, ids));
    setAnnouncement(t.removed(value.length - next.length, next.length));
    setValue(next);
  };

  return {
    value,
    people,
    available,
    selected,
    room: max - value.length,
    add,
    remove,
    move: (step) => setValue(moveRecipients(value, new Set(selected.marked), step)),
    paste: (text) => {
      const report = matchPasted(
        text,
        [...people.known.values()].map(({ person }) => person),
      );
      add(report.ids);
      return report;
    },
    announcement,
    reset,
  };
}
