import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './MultiSelect.styles';
import { multiSelectTexts } from './MultiSelect.texts';

export interface OptionsPanelProps extends ComponentPropsWithRef<'div'> {
  /** Id of the element that names the list. */
  labelId: string;
  /** Whether more options are on their way. */
  isBusy?: boolean | undefined;
  /** Left out for a list too short to be searched. */
  search?: { query: string; onQueryChange: (query: string) => void } | undefined;
  /** Words below the list, announced when they change. */
  foot?: string | null;
}

const listKeys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab'];

/**
 * What Headless UI takes for the list: a panel with the list inside, so that a search field and a
 * last line may stand beside it, where a list may hold options only. Focus is on the search field,
 * or else on the list; keys reach the panel from both.
 */
export function OptionsPanel({
  labelId,
  isBusy,
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
  // Options that arrive or go bring the search along: the keys go on where they were.
  useEffect(() => startRef.current?.focus({ preventScroll: true }), [isSearchable]);

  // What is typed is for the field alone: the list would take letters for a jump and a space for a
  // choice.
  const handleSearchKey = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent) || !listKeys.includes(event.key)) event.stopPropagation();
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
      onKeyDown={onKeyDown}
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
        aria-busy={isBusy || undefined}
        aria-multiselectable={multiple}
      >
        {children}
      </S.Options>
      {foot && <S.Foot role="status">{foot}</S.Foot>}
    </S.Panel>
  );
}
