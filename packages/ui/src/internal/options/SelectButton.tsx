import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { ListboxButton } from '@headlessui/react';
import { ChevronDown } from 'lucide-react';
import type { FieldControlProps } from '../../Field/useField';
import { Icon } from '../../Icon/Icon';
import { Spinner } from '../../Spinner/Spinner';
import * as S from './SelectParts.styles';

/** The button props of a field that opens a list, without those of its value. */
export type SelectButtonOptions = Omit<
  ComponentPropsWithRef<'button'>,
  'autoFocus' | 'children' | 'defaultValue' | 'onChange' | 'type' | 'value'
>;

export interface SelectButtonProps extends Omit<SelectTriggerProps, 'autoFocus' | 'disabled'> {
  /** Whether a clear button covers its end. */
  canClear: boolean;
  /** Whether options are loading: a spinner replaces the arrow. */
  loading: boolean | undefined;
}

/** The button of a listbox: the value as its children, and an arrow. */
export function SelectButton({
  field,
  readOnly,
  canClear,
  loading,
  ref,
  children,
  ...rest
}: SelectButtonProps) {
  return (
    <ListboxButton
      {...rest}
      {...(ref !== undefined && { ref })}
      as={SelectTrigger}
      id={field.id}
      field={field}
      readOnly={readOnly}
      data-clearable={canClear || undefined}
    >
      {children}
      {!readOnly && (
        <S.Arrow>{loading ? <Spinner decorative /> : <Icon icon={ChevronDown} />}</S.Arrow>
      )}
    </ListboxButton>
  );
}

interface SelectTriggerProps extends ComponentPropsWithRef<'button'> {
  /** Id and ARIA attributes of the button. */
  field: FieldControlProps;
  /** Whether the button takes focus and shows its value without opening the list. */
  readOnly: boolean;
}

/**
 * The element of a `ListboxButton`. Headless UI clears names and descriptions that it did not
 * set, so they are set here: label and value, description and error. ARIA knows no read-only
 * button, so a read-only one has the role of a combobox.
 */
function SelectTrigger({
  field,
  readOnly,
  onClick,
  onPointerDown,
  onMouseDown,
  onKeyDown,
  ...rest
}: SelectTriggerProps) {
  const labelledBy = `${field.id}-label ${field.id}-value`;
  if (readOnly)
    return (
      <S.Trigger
        {...rest}
        {...field}
        type="button"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list to control
        role="combobox"
        aria-readonly
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-labelledby={labelledBy}
      />
    );
  return (
    <S.Trigger
      {...rest}
      {...field}
      type="button"
      aria-labelledby={labelledBy}
      onClick={onClick}
      onPointerDown={onPointerDown}
      onMouseDown={onMouseDown}
      onKeyDown={
        onKeyDown && ((event) => onKeyDown(event.key === 'Enter' ? asSpace(event) : event))
      }
    />
  );
}

/** Enter opens the list, as Space does: Headless UI has it submit the form. */
const asSpace = <Event extends KeyboardEvent>(event: Event): Event =>
  Object.create(event, { key: { value: ' ' } }) as Event;
