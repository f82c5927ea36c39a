import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { ComboboxOption as HeadlessOption } from '@headlessui/react';
import { Check, Plus } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import { comboboxTexts } from './Combobox.texts';
import { LoadFailure } from '../internal/options/LoadRow';
import { isDisabled } from '../internal/options/isDisabled';
import { RETRY } from '../internal/options/optionLoad';
import { CREATE, INFO, type ComboboxOption } from './comboboxOption';
import type { ComboboxState } from './useCombobox';

export interface ComboboxRowProps {
  /** The value of an option, or that of the row to create, to retry or to inform. */
  value: string;
  option: ComboboxOption | undefined;
  state: ComboboxState;
  retryId: string;
}

/** One row of the list. Attributes that Headless UI adds to a virtual row go to its element. */
export function ComboboxRow({ value, option, state, retryId, ...rowProps }: ComboboxRowProps) {
  const t = useTexts(comboboxTexts);
  const text = state.query.trim();

  if (value === CREATE)
    return (
      <HeadlessOption {...rowProps} value={value} data-create>
        <Icon icon={Plus} />
        <span data-text>{t.create(text)}</span>
      </HeadlessOption>
    );
  if (value === RETRY)
    return (
      <HeadlessOption
        {...rowProps}
        as={RetryRow}
        id={retryId}
        value={value}
        data-failed
        onRetry={() => state.retry()}
      >
        <LoadFailure />
      </HeadlessOption>
    );
  if (value === INFO || !option)
    return (
      <HeadlessOption {...rowProps} value={value} disabled data-quiet>
        {state.isFetching && <Spinner decorative />}
        <span>{message()}</span>
      </HeadlessOption>
    );
  return (
    <HeadlessOption {...rowProps} value={value} disabled={isDisabled(option)}>
      {({ selected }) => (
        <>
          {option.mark}
          <span data-text>
            <span>{option.label}</span>
            {(option.disabledReason ?? option.description) && (
              <span data-note>{option.disabledReason ?? option.description}</span>
            )}
          </span>
          <span data-tick>{selected && <Icon icon={Check} />}</span>
        </>
      )}
    </HeadlessOption>
  );

  function message() {
    if (state.isFetching) return t.loading;
    return text === '' ? t.none : t.noMatch(text);
  }
}

/** Headless UI closes the list on every selection; a retry keeps it open. */
function RetryRow({
  onRetry,
  onMouseDown: _,
  ...rest
}: ComponentPropsWithRef<'div'> & { onRetry(): void }) {
  const press = {
    onMouseDown: (event: MouseEvent) => {
      event.preventDefault();
      onRetry();
    },
  };
  return <div {...rest} {...press} />;
}
