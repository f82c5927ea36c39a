import type { ComponentPropsWithRef } from 'react';
import { ListboxOption, ListboxOptions } from '@headlessui/react';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { isOff } from '../internal/isOff';
import { useTexts } from '../texts/LocaleProvider';
import type { SelectOption } from './Select';
import * as S from './Select.styles';
import { selectTexts } from './Select.texts';

export interface SelectOptionsProps<Value extends string | number> {
  options: readonly SelectOption<Value>[];
  /** Id of the element that names the list. */
  labelId: string;
}

/** The list that floats below a `Select`, or above it where there is more room. */
export function SelectOptions<Value extends string | number>({ options, labelId }: SelectOptionsProps<Value>) {
  const t = useTexts(selectTexts);
  return (
    <ListboxOptions as={Panel} anchor="bottom start" modal={false} data-label-id={labelId}>
      {options.map((option) => (
        <ListboxOption key={option.value} as={S.Option} value={option.value} disabled={isOff(option)}>
          {({ selected }) => (
            <>
              {option.mark}
              <S.OptionLabel>
                {option.label}
                {option.disabledReason && <S.OptionReason>{option.disabledReason}</S.OptionReason>}
              </S.OptionLabel>
              <S.Tick>{selected && <Icon icon={Check} />}</S.Tick>
            </>
          )}
        </ListboxOption>
      ))}
      {options.length === 0 && (
        <S.None role="option" aria-disabled aria-selected={false}>
          {t.none}
        </S.None>
      )}
    </ListboxOptions>
  );
}

/** Headless UI names the list by its button, whose text is the value; here the field's label names it. */
function Panel({ 'data-label-id': labelId, ...rest }: ComponentPropsWithRef<'div'> & { 'data-label-id'?: string }) {
  return <S.Options {...rest} aria-labelledby={labelId} />;
}
