import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import type { FieldControlProps } from '../Field/useField';
import { isComposed } from '../internal/events/isComposed';
import * as S from './Combobox.styles';

export interface ComboboxFieldProps extends ComponentPropsWithRef<'input'> {
  /** Help and error, which Headless UI takes away. */
  field: FieldControlProps;
  /** Id of the list while it is open. */
  listId: string;
  /** Id of the row that tries again. */
  retryId: string;
  /** Whether the rows in sight belong to an earlier text: Enter waits for the right ones. */
  isFetching: boolean;
  onRetry(): void;
  /** Called with what is typed, once an input method has finished it. */
  onSearch(text: string): void;
}

/**
 * The input that Headless UI drives. It keeps the keys of an input method's composition to itself,
 * lets Tab leave without choosing, and opens the list on a press.
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
        // Headless UI opens by key or by its button, not by a press on the text.
        if (!isOpen)
          event.currentTarget.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
          );
      }}
    />
  );
}
