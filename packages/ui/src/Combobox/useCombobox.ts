import { useMemo, useState } from 'react';
import { RETRY } from '../internal/options/optionLoad';
import { useControllable } from '../internal/state/useControllable';
import { CREATE, isNew, INFO, type ComboboxLoad, type ComboboxOption } from './comboboxOption';
import { useComboboxLookup, type ComboboxLookup } from './useComboboxLookup';

export interface ComboboxStateOptions {
  options: readonly ComboboxOption[] | undefined;
  load: ComboboxLoad | undefined;
  value: string | null | undefined;
  defaultValue: string | null;
  onValueChange: ((value: string | null) => void) | undefined;
  selectedOption: ComboboxOption | undefined;
  onCreate: ((text: string) => void) | undefined;
  clearable: boolean;
}

export interface ComboboxState extends ComboboxLookup {
  value: string | null;
  /** The label of the value; empty for none. */
  label: string;
  /** The search text; empty while nothing has been typed. */
  query: string;
  setQuery(query: string): void;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Values of the visible rows, including those that create, retry or inform. */
  rows: string[];
  /**
   * Selects an option, creates the typed text, or clears the value with `null` where that is
   * allowed.
   */
  select(value: string | null): void;
  clear(): void;
  /** Selects the initial option again. */
  reset(): void;
}

/** State of a combobox, without markup. */
export function useCombobox(props: ComboboxStateOptions): ComboboxState {
  const { options, load, selectedOption, onCreate, clearable } = props;
  const [value, setValue, reset] = useControllable({
    value: props.value,
    initial: props.defaultValue,
    onChange: props.onValueChange,
  });
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [lastSelected, setLastSelected] = useState<ComboboxOption | null>(null);
  const lookup = useComboboxLookup({ options, load, query, isOpen });

  const byValue = (key: string) =>
    options?.find((option) => option.value === key) ??
    lookup.found.find((option) => option.value === key);
  const labelOf = (key: string) =>
    [byValue(key), selectedOption, lastSelected].find((option) => option?.value === key)?.label ??
    key;

  const select = (next: string | null) => {
    if (next === CREATE) return onCreate?.(query.trim());
    if (next === RETRY) return lookup.retry();
    if (next === value || (next === null && !clearable)) return;
    setLastSelected(next === null ? null : (byValue(next) ?? null));
    setValue(next);
  };

  const canCreate =
    onCreate !== undefined && !lookup.isFetching && !lookup.isFailed && isNew(query, lookup.found);
  const rows = useMemo(() => {
    const values = lookup.found.map((option) => option.value);
    if (lookup.isFailed) return [RETRY];
    if (canCreate) return [...values, CREATE];
    return values.length === 0 ? [INFO] : values;
  }, [lookup.found, lookup.isFailed, canCreate]);

  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (!next) setQuery('');
  };

  return {
    ...lookup,
    value,
    label: value === null ? '' : labelOf(value),
    query,
    setQuery,
    isOpen,
    setOpen: changeOpen,
    rows,
    select,
    clear: () => setValue(null),
    reset,
  };
}
