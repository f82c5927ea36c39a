import { useState } from 'react';
import { ListboxOption, ListboxOptions } from '@headlessui/react';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { isOff } from '../internal/isOff';
import type { SelectOption } from '../Select/Select';
import { useTexts } from '../texts/LocaleProvider';
import { matchingOptions } from './model/matchingOptions';
import * as S from './MultiSelect.styles';
import { multiSelectTexts } from './MultiSelect.texts';
import { OptionsPanel } from './OptionsPanel';

/** From this many options on the list can be searched. */
const SEARCHABLE_FROM = 11;

export interface MultiSelectOptionsProps<Value extends string | number> {
  options: readonly SelectOption<Value>[];
  value: readonly Value[];
  /** `Infinity` for no limit. */
  max: number;
  /** Id of the element that names the list. */
  labelId: string;
}

/** The list that floats below a `MultiSelect`, or above it where there is more room. */
export function MultiSelectOptions<Value extends string | number>({ options, value, max, labelId }: MultiSelectOptionsProps<Value>) {
  const t = useTexts(multiSelectTexts);
  const [query, setQuery] = useState('');
  const isFull = value.length >= max;
  const matching = matchingOptions(options, query);
  const search = options.length >= SEARCHABLE_FROM ? { query, onQueryChange: setQuery } : undefined;
  const foot = () => {
    if (max === Infinity) return null;
    return isFull ? t.full(max) : t.limit(value.length, max);
  };

  return (
    <ListboxOptions as={OptionsPanel} anchor="bottom start" modal={false} labelId={labelId} search={search} foot={foot()}>
      {matching.map((option) => (
        <ListboxOption
          key={option.value}
          as={S.Option}
          value={option.value}
          disabled={isOff(option) || (isFull && !value.includes(option.value))}
        >
          {({ selected }) => (
            <>
              <S.Tick>{selected && <Icon icon={Check} />}</S.Tick>
              {option.mark}
              <S.OptionLabel>
                {option.label}
                {option.disabledReason && <S.OptionReason>{option.disabledReason}</S.OptionReason>}
              </S.OptionLabel>
            </>
          )}
        </ListboxOption>
      ))}
      {matching.length === 0 && (
        <S.None role="option" aria-disabled aria-selected={false}>
          {options.length === 0 ? t.none : t.noMatch}
        </S.None>
      )}
    </ListboxOptions>
  );
}
