import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './MultiSelect.styles';
import { multiSelectTexts } from './MultiSelect.texts';

export interface OptionsPanelProps extends ComponentPropsWithRef<'div'> {
  /** Id of the element that labels the list. */
  labelId: string;
  /** Whether more options are loading. */
  loading?: boolean | undefined;
  /** Absent for a list too short to be searched. */
  search?: { query: string; onQueryChange: (query: string) => void } | undefined;
  /** Text below the list, announced when it changes. */
  foot?: string | null | undefined;
}

const listKeys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab'];

/**
 * The panel that Headless UI treats as the list. It contains the list itself, so that a search
 * field and a footer may be beside it, which a list of options may not contain. Focus is on the
 * search field, or else on the list; the panel handles the keys of both.
 */
export function OptionsPanel({
  labelId,
  loading,
  search,
  foot,
  children,
  id,
  ref,
  style,
  onKeyDown,
  ...rest
}: OptionsPanelProps) {
  const {
    role,
    tabIndex: _tabIndex,
    'aria-activedescendant': active,
    'aria-multiselectable': multiple,
    ...panel
  } = rest;
  const t = useTexts(multiSelectTexts);
  const startRef = useRef<HTMLElement>(null);
  const latestRef = useRef(search);
  const isSearchable = search !== undefined;

  useEffect(() => {
    latestRef.current = search;
  });
  useEffect(() => () => latestRef.current?.onQueryChange(''), []);
  // Options that are added or removed replace the search field: focus stays on it.
  useEffect(() => startRef.current?.focus({ preventScroll: true }), [isSearchable]);

  // Typed characters belong to the field alone: the list would take letters for type-ahead and a
  // space for a selection.
  const handleSearchKey = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent) || !listKeys.includes(event.key)) event.stopPropagation();
  };

  // A list that was not shown yet could not take the focus: it gets it with the first key.
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) startRef.current?.focus({ preventScroll: true });
    onKeyDown?.(event);
  };

  const list = { 'aria-activedescendant': active, 'aria-labelledby': labelId };
  return (
    <S.Panel
      {...panel}
      aria-labelledby={undefined}
      aria-orientation={undefined}
      ref={ref}
      style={style}
      tabIndex={-1}
      onKeyDown={handleKey}
      onFocus={(event) =>
        event.target === event.currentTarget && startRef.current?.focus({ preventScroll: true })
      }
    >
      {search && (
        <S.Search>
          <S.SearchInput
            ref={(input) => void (startRef.current = input)}
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={active}
            aria-label={t.search}
            placeholder={t.search}
            autoComplete="off"
            value={search.query}
            onChange={(event) => search.onQueryChange(event.target.value)}
            onKeyDown={handleSearchKey}
          />
        </S.Search>
      )}
      <S.Options
        {...(search
          ? { 'aria-labelledby': labelId }
          : { ...list, tabIndex: 0, ref: (element) => void (startRef.current = element) })}
        id={id}
        role={role}
        aria-busy={loading || undefined}
        aria-multiselectable={multiple}
      >
        {children}
      </S.Options>
      {foot && <S.Foot role="status">{foot}</S.Foot>}
    </S.Panel>
  );
}
