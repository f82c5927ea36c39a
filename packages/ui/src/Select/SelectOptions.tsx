import type { ComponentPropsWithRef } from 'react';
import { ListboxOption, ListboxOptions } from '@headlessui/react';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { isDisabled } from '../internal/options/isDisabled';
import { LoadRow } from '../internal/options/LoadRow';
import { retryKeys, type OptionLoad, type RetryKeyOptions } from '../internal/options/optionLoad';
import { useTexts } from '../texts/LocaleProvider';
import { OptionRows } from './OptionRows';
import type { SelectItem } from './selectOption';
import * as S from './Select.styles';
import { selectTexts } from './Select.texts';

export interface SelectOptionsProps<Value extends string | number> extends OptionLoad {
  options: readonly SelectItem<Value>[];
  /** Id of the button, and prefix of its label's id. */
  controlId: string;
}

/** The floating list of a `Select`, below it or above where there is more space. */
export function SelectOptions<Value extends string | number>({
  options,
  controlId,
  loading,
  loadError,
}: SelectOptionsProps<Value>) {
  const t = useTexts(selectTexts);
  const retryId = `${controlId}-retry`;
  const isEmpty = options.length === 0 && !loading && !loadError;
  return (
    <ListboxOptions
      as={Panel}
      anchor="bottom start"
      modal={false}
      labelId={`${controlId}-label`}
      loading={loading}
      retryId={retryId}
      onRetry={loadError?.onRetry}
    >
      <OptionRows items={options} id={controlId}>
        {(option) => (
          <ListboxOption as={S.Option} value={option.value} disabled={isDisabled(option)}>
            {({ selected }) => (
              <>
                {option.mark}
                <S.OptionLabel>
                  {option.label}
                  {option.disabledReason && (
                    <S.OptionReason>{option.disabledReason}</S.OptionReason>
                  )}
                </S.OptionLabel>
                <S.Tick>{selected && <Icon icon={Check} />}</S.Tick>
              </>
            )}
          </ListboxOption>
        )}
      </OptionRows>
      <LoadRow loading={loading} loadError={loadError} retryId={retryId} />
      {isEmpty && (
        <S.None role="option" aria-disabled aria-selected={false}>
          {t.none}
        </S.None>
      )}
    </ListboxOptions>
  );
}

interface PanelProps extends ComponentPropsWithRef<'div'>, Omit<RetryKeyOptions, 'onKeyDown'> {
  /** Id of the element that labels the list. */
  labelId: string;
  loading: boolean | undefined;
}

/** Labelled by the field: Headless UI would label it by its button, whose text is the value. */
function Panel({ labelId, loading, retryId, onRetry, onKeyDown, ...rest }: PanelProps) {
  const keys = retryKeys({ retryId, onRetry, onKeyDown });
  return (
    <S.Options
      {...rest}
      aria-labelledby={labelId}
      aria-busy={loading || undefined}
      onKeyDown={keys}
    />
  );
}
