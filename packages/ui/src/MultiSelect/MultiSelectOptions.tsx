import { useState } from 'react';
import { ListboxOption, ListboxOptions } from '@headlessui/react';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { isDisabled } from '../internal/options/isDisabled';
import { LoadRow } from '../internal/options/LoadRow';
import type { OptionLoad } from '../internal/options/optionLoad';
import { OptionRows } from '../Select/OptionRows';
import { optionsOf, type SelectItem } from '../Select/selectOption';
import { useTexts } from '../texts/LocaleProvider';
import { matchingItems } from './model/matchingItems';
import * as S from './MultiSelect.styles';
import { multiSelectTexts } from './MultiSelect.texts';
import { OptionsPanel } from './OptionsPanel';

/** From this number of options on, the list can be searched. */
const SEARCHABLE_FROM = 11;

export interface MultiSelectOptionsProps<Value extends string | number> extends OptionLoad {
  options: readonly SelectItem<Value>[];
  value: readonly Value[];
  /** `Infinity` for no limit. */
  max: number;
  /** Id of the button, and prefix of its label's id. */
  controlId: string;
}

/** The floating list of a `MultiSelect`, below it or above where there is more space. */
export function MultiSelectOptions<Value extends string | number>(
  props: MultiSelectOptionsProps<Value>,
) {
  const { options, value, max, controlId, loading, loadError } = props;
  const t = useTexts(multiSelectTexts);
  const [query, setQuery] = useState('');
  const isFull = value.length >= max;
  const count = optionsOf(options).length;
  const matching = matchingItems(options, query);
  const search = count >= SEARCHABLE_FROM ? { query, onQueryChange: setQuery } : undefined;
  const foot = () => {
    if (max === Infinity) return null;
    return isFull ? t.full(max) : t.limit(value.length, max);
  };

  return (
    <ListboxOptions
      as={OptionsPanel}
      anchor="bottom start"
      modal={false}
      labelId={`${controlId}-label`}
      loading={loading}
      search={search}
      foot={foot()}
    >
      <OptionRows items={matching} id={controlId}>
        {(option) => (
          <ListboxOption
            as={S.Option}
            value={option.value}
            disabled={isDisabled(option) || (isFull && !value.includes(option.value))}
          >
            {({ selected }) => (
              <>
                <S.Tick>{selected && <Icon icon={Check} />}</S.Tick>
                {option.mark}
                <S.OptionLabel>
                  {option.label}
                  {option.disabledReason && (
                    <S.OptionReason>{option.disabledReason}</S.OptionReason>
                  )}
                </S.OptionLabel>
              </>
            )}
          </ListboxOption>
        )}
      </OptionRows>
      <LoadRow loading={loading} loadError={loadError} retryId={`${controlId}-retry`} />
      {matching.length === 0 && !loading && !loadError && (
        <S.None role="option" aria-disabled aria-selected={false}>
          {count === 0 ? t.none : t.noMatch}
        </S.None>
      )}
    </ListboxOptions>
  );
}
