import { useState } from 'react';
import type { ExampleOrder } from './orders.fixtures';

interface Filters {
  candidate: string;
  states: readonly ExampleOrder['state'][];
}

const NO_FILTERS: Filters = { candidate: '', states: [] };

/** State of the example list: filters, page and selection. A real list loads from a server. */
export function useListPage(orders: readonly ExampleOrder[]) {
  const [draft, setDraft] = useState(NO_FILTERS);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [pagination, setPagination] = useState({ page: 1, pageSize: 10 });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const matching = orders.filter(
    ({ candidate, state }) =>
      candidate.includes(filters.candidate.trim()) &&
      (filters.states.length === 0 || filters.states.includes(state)),
  );
  const rows = matching.slice(
    (pagination.page - 1) * pagination.pageSize,
    pagination.page * pagination.pageSize,
  );
  const codes = rows.map(({ code }) => code);

  const search = (next: Filters) => {
    setDraft(next);
    setFilters(next);
    setPagination({ ...pagination, page: 1 });
    setSelected(new Set());
  };

  return {
    draft,
    setDraft,
    search: () => search(draft),
    reset: () => search(NO_FILTERS),
    matching,
    rows,
    pagination,
    setPagination,
    selected,
    isPageSelected: codes.length > 0 && codes.every((code) => selected.has(code)),
    toggle: (code: string) =>
      setSelected(
        (current) =>
          new Set(
            current.has(code) ? [...current].filter((other) => other !== code) : [...current, code],
          ),
      ),
    togglePage: (isChecked: boolean) =>
      setSelected(
        (current) =>
          new Set(
            isChecked
              ? [...current, ...codes]
              : [...current].filter((code) => !codes.includes(code)),
          ),
      ),
    selectAll: () => setSelected(new Set(matching.map(({ code }) => code))),
    clear: () => setSelected(new Set()),
  };
}
