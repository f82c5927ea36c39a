import { useCallback, useMemo, useState } from 'react';
import { NO_MARKS, unmark, type Marks } from './model/marks';
import { peopleSearch, type IndexedPerson } from './model/person';
import { once } from './once';

export interface MarkedList {
  query: string;
  /** The same function in every render. */
  setQuery(query: string): void;
  /** The people who match the query. */
  people: readonly IndexedPerson[];
  /** Returns their ids. */
  ids(): readonly string[];
  marks: Marks;
  setMarks(marks: Marks): void;
  /** Ids of the marked people, filtered out or not, in the order of their marks. */
  marked: readonly string[];
}

/**
 * A searchable list whose people can be marked. Marks outlast a search and a change of the source,
 * but not that their person `isGone`; somebody else than `canMark` says gets none.
 */
export function useMarkedList(
  all: readonly IndexedPerson[],
  isGone: (id: string) => boolean,
  canMark: (id: string) => boolean = () => true,
): MarkedList {
  const [query, setQuery] = useState('');
  const [marks, setMarks] = useState<Marks>(NO_MARKS);
  // A search of ten thousand takes less than rendering the field once more without its result.
  const find = useMemo(() => peopleSearch(all), [all]);
  const people = useMemo(() => find(query), [find, query]);
  const ids = useMemo(() => once(() => people.map(({ person }) => person.id)), [people]);
  const marked = useMemo(() => [...marks.marked], [marks.marked]);
  if (marked.some(isGone)) setMarks(unmark(marks, isGone));
  const search = useCallback((next: string) => {
    setQuery(next);
    setMarks((before) => ({ ...before, active: 0, anchor: 0 }));
  }, []);

  return {
    query,
    setQuery: search,
    people,
    ids,
    marks,
    setMarks: (next) => setMarks(unmark(next, (id) => !canMark(id))),
    marked,
  };
}
