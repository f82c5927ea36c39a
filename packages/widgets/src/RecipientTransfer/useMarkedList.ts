import { useMemo, useState } from 'react';
import { NO_MARKS, unmark, type Marks } from './model/marks';
import { peopleSearch, type IndexedPerson } from './model/person';
import { once } from './once';

export interface MarkedList {
  query: string;
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
 * but not that their person `isGone`.
 */
export function useMarkedList(
  index: readonly IndexedPerson[],
  isGone: (id: string) => boolean,
): MarkedList {
  const [query, setQuery] = useState('');
  const [marks, setMarks] = useState<Marks>(NO_MARKS);
  // A search of ten thousand takes less than rendering the field once more without its result.
  const search = useMemo(() => peopleSearch(index), [index]);
  const people = useMemo(() => search(query), [search, query]);
  const ids = useMemo(() => once(() => people.map(({ person }) => person.id)), [people]);
  const marked = useMemo(() => [...marks.marked], [marks.marked]);
  if (marked.some(isGone)) setMarks(unmark(marks, isGone));

  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      setMarks({ ...marks, active: 0, anchor: 0 });
    },
    people,
    ids,
    marks,
    setMarks,
    marked,
  };
}
