import type { ComponentPropsWithRef } from 'react';
import { Button, Icon, useTexts } from '@mingjian/ui';
import { Search } from 'lucide-react';
import * as S from './MapPicker.styles';
import { mapPickerTexts } from './MapPicker.texts';
import type { PlaceSearchState } from './usePlaceSearch';

export interface PlaceSearchProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  state: PlaceSearchState;
  /** DOM id of the list of suggestions. */
  listId: string;
}

/**
 * The search of places: a combobox with suggestions, and a button. Enter searches for the text
 * while no suggestion is active.
 */
export function PlaceSearch({ state, listId, ...input }: PlaceSearchProps) {
  const t = useTexts(mapPickerTexts);
  const { suggestions, isOpen, active } = state;
  return (
    <S.SearchRow>
      <S.InputBox>
        <S.Input
          {...input}
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={input.placeholder ?? t.placeholder}
          value={state.text}
          onChange={(event) => state.type(event.target.value)}
          onKeyDown={(event) => {
            input.onKeyDown?.(event);
            if (!event.defaultPrevented && !input.readOnly) state.handleKeyDown(event);
          }}
          onBlur={(event) => {
            input.onBlur?.(event);
            state.close();
          }}
        />
        {isOpen && (
          <S.Suggestions
            id={listId}
            role="listbox"
            aria-label={t.suggestions}
            // The input keeps focus.
            onMouseDown={(event) => event.preventDefault()}
          >
            {suggestions.map((place, index) => (
              <S.Suggestion
                key={place.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                onClick={() => state.select(place)}
              >
                <span>{place.name}</span>
                <small>{place.address}</small>
              </S.Suggestion>
            ))}
          </S.Suggestions>
        )}
      </S.InputBox>
      {!input.readOnly && (
        <Button
          icon={<Icon icon={Search} />}
          loading={state.isSearching}
          disabled={input.disabled}
          onClick={state.search}
        >
          {t.search}
        </Button>
      )}
    </S.SearchRow>
  );
}

export interface PlaceResultsProps {
  state: PlaceSearchState;
  pageSize: number;
  /** Address of the value, whose row is marked. */
  selected: { lng: number; lat: number } | null;
}

/** The results of a search: a list of buttons, in pages. It works without a map. */
export function PlaceResults({ state, pageSize, selected }: PlaceResultsProps) {
  const t = useTexts(mapPickerTexts);
  const { results, page } = state;
  if (state.hasFailed)
    return (
      <S.Notice data-tone="danger" role="alert">
        {t.searchFailed}
        <Button size="small" onClick={state.retry}>
          {t.retry}
        </Button>
      </S.Notice>
    );
  if (results === undefined) return null;
  const { places, total } = results;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <S.Results>
      <S.Hint role="status">{total === 0 ? t.nothing(state.text) : t.found(total)}</S.Hint>
      {places.length > 0 && (
        <S.Places aria-label={t.results} aria-busy={state.isSearching || undefined}>
          {places.map((place) => (
            <li key={place.id}>
              <S.Place
                type="button"
                aria-pressed={selected?.lng === place.lng && selected.lat === place.lat}
                onClick={() => state.select(place)}
              >
                <span>{place.name}</span>
                <small>{place.address}</small>
              </S.Place>
            </li>
          ))}
        </S.Places>
      )}
      {pages > 1 && (
        <S.Pager>
          <Button size="small" disabled={page <= 1} onClick={() => state.setPage(page - 1)}>
            {t.previous}
          </Button>
          <span>{t.pageOf(page, pages)}</span>
          <Button size="small" disabled={page >= pages} onClick={() => state.setPage(page + 1)}>
            {t.next}
          </Button>
        </S.Pager>
      )}
    </S.Results>
  );
}
