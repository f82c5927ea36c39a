import { useState, type KeyboardEvent } from 'react';
import { isComposed, useLatestResponse } from '@mingjian/ui';
import type { ConvertingProvider } from './model/convertingProvider';
import type { MapPlace, PlacePage } from './model/mapProvider';

export interface PlaceSearchOptions {
  provider: ConvertingProvider;
  city: string | undefined;
  cityLimit: boolean;
  pageSize: number;
  /** Address of the value: the text while nothing is typed. */
  address: string;
  /** DOM id of the list of suggestions. */
  listId: string;
  onSelect: (place: MapPlace) => void;
}

export interface PlaceSearchState {
  text: string;
  /** Drops what was typed: the text is the value's address again. */
  followValue(): void;
  /** Sets the text that is being typed. */
  type(text: string): void;
  suggestions: readonly MapPlace[];
  /** Whether suggestions are shown. */
  isOpen: boolean;
  /** Index of the active suggestion; -1 for none. */
  active: number;
  close(): void;
  handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  /** Searches for the text. An empty one does nothing. */
  search(): void;
  /** Results of the last search; `undefined` before the first. */
  results: PlacePage | undefined;
  page: number;
  setPage(page: number): void;
  isSearching: boolean;
  hasFailed: boolean;
  retry(): void;
  select(place: MapPlace): void;
}

/** Milliseconds that typing rests before suggestions are requested. */
const REST = 250;

/** Text, suggestions and results of a search for places. */
export function usePlaceSearch(options: PlaceSearchOptions): PlaceSearchState {
  const { provider, city, cityLimit, pageSize, address, listId, onSelect } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? address;
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [query, setQuery] = useState<{ text: string; page: number; count: number } | null>(null);
  const limits = { city, cityLimit, pageSize };

  const suggested = useLatestResponse(
    typed,
    async ({ signal }) => provider.suggest(typed ?? '', { ...limits, signal }),
    { delay: REST },
  );
  const found = useLatestResponse(query && JSON.stringify(query), async ({ signal }) =>
    provider.search(query?.text ?? '', { ...limits, page: query?.page ?? 1, signal }),
  );
  const suggestions = (typed !== null && suggested.data) || [];
  const isOpen = suggestions.length > 0;

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const select = (place: MapPlace) => {
    close();
    onSelect(place);
  };
  const search = () => {
    const wanted = text.trim();
    close();
    if (wanted === '') return;
    setQuery((last) => ({ text: wanted, page: 1, count: (last?.count ?? 0) + 1 }));
  };
  /** The active suggestion moves in a circle that the input itself is part of. */
  const move = (step: 1 | -1) => {
    const count = suggestions.length + 1;
    const next = ((active + 1 + step + count) % count) - 1;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
  };

  return {
    text,
    followValue() {
      setDraft(null);
      close();
    },
    type(next) {
      setDraft(next);
      setActive(-1);
      setTyped(next.trim() === '' ? null : next.trim());
    },
    suggestions,
    isOpen,
    active,
    close,
    handleKeyDown(event) {
      if (isComposed(event.nativeEvent)) return;
      const place = suggestions[active];
      if (event.key === 'ArrowDown' && isOpen) move(1);
      else if (event.key === 'ArrowUp' && isOpen) move(-1);
      else if (event.key === 'Escape' && isOpen) close();
      else if (event.key === 'Enter' && place) select(place);
      else if (event.key === 'Enter') search();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    search,
    results: query === null ? undefined : found.data,
    page: query?.page ?? 1,
    setPage: (page) => setQuery((last) => last && { ...last, page }),
    isSearching: found.isFetching,
    hasFailed: found.error !== null,
    retry: found.retry,
    select,
  };
}
