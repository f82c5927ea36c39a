import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import type { FieldControlProps } from '../Field/useField';
import { isComposed } from '../internal/events/isComposed';
import * as S from './Combobox.styles';

export interface ComboboxFieldProps extends ComponentPropsWithRef<'input'> {
  /** Id and ARIA attributes of the field, which Headless UI removes. */
  field: FieldControlProps;
  /** Id of the list while it is open. */
  listId: string;
  /** Id of the retry row. */
  retryId: string;
  /** Whether the visible rows belong to an earlier text: Enter waits for the current ones. */
  isFetching: boolean;
  onRetry(): void;
  /** Called with the typed text, once an input method has committed it. */
  onSearch(text: string): void;
}

/**
 * The input that Headless UI controls. Keys of an input method's composition do not reach Headless
 * UI, Tab leaves without selecting, and a press opens the list.
 */
export function ComboboxField({
  field,
  listId,
  retryId,
  isFetching,
  onRetry,
  onSearch,
  ...rest
}: ComboboxFieldProps) {
  const { onKeyDown, onChange, onCompositionEnd, onClick, ...input } = rest;
  const isOpen = rest['aria-expanded'] === true;
  const active = rest['aria-activedescendant'];

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposed(event.nativeEvent) || event.key === 'Tab') return;
    if (event.key === 'Enter' && isOpen && (isFetching || active === retryId)) {
      event.preventDefault();
      event.stopPropagation();
      if (!isFetching) onRetry();
      return;
    }
    onKeyDown?.(event);
  };

  return (
    <S.Input
      {...input}
      {...field}
      aria-labelledby={undefined}
      aria-controls={isOpen ? listId : undefined}
      onKeyDown={handleKeyDown}
      onChange={(event) => {
        if (!(event.nativeEvent as InputEvent).isComposing) onSearch(event.target.value);
        onChange?.(event);
      }}
      onCompositionEnd={(event) => {
        onSearch(event.currentTarget.value);
        onCompositionEnd?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        // Headless UI opens the list by key or button, not by a press on the input.
        if (!isOpen)
          event.currentTarget.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
          );
      }}
    />
  );
}
