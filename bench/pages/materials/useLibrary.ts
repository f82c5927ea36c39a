import { useCallback, useMemo, useState } from 'react';
import { found, PICTURES, type Picture } from './pictures';

/** Returns the state of a library that a page of another library shows. */
export function useLibrary() {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown: readonly Picture[] = useMemo(() => (query ? found(query) : PICTURES), [query]);
  const toggle = useCallback((id: string) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    query,
    setQuery,
    shown,
    selected,
    selectAll: () => setSelected(new Set(shown.map(({ id }) => id))),
    toggle,
  };
}
