import { useId, useMemo, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { Field, fieldAria, type FieldOptions } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { isComposed } from '../internal/isComposed';
import { mergeRefs } from '../internal/mergeRefs';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './SearchField.styles';
import { searchFieldTexts } from './SearchField.texts';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'onChange' | 'size' | 'type' | 'value'
>;

export interface SearchFieldProps extends FieldOptions, InputOptions {
  /** What is typed, in the parent's hands. */
  value: string;
  /** Called with every change of the text, and with an empty one when it is cleared. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed text on Enter, and with an empty one when the field is cleared. */
  onSearch?: (text: string) => void;
  /**
   * Whether a search is under way. The field stays usable.
   * @default false
   */
  pending?: boolean;
}

/**
 * A labelled input for what to look for. Enter searches, but not the one that ends an input
 * method's composition; Escape clears. `className` goes to the root; every other prop to the
 * `<input>`.
 */
export function SearchField({
  label,
  hideLabel,
  description,
  error,
  note,
  className,
  id,
  value,
  onValueChange,
  ...options
}: SearchFieldProps) {
  const { onSearch, pending = false, ref, ...inputProps } = options;
  const t = useTexts(searchFieldTexts);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref]);
  const field = { label, description, error, note, ...(hideLabel !== undefined && { hideLabel }) };
  const canClear = value !== '' && !inputProps.disabled && !inputProps.readOnly;

  const clear = () => {
    onValueChange('');
    onSearch?.('');
    inputRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    inputProps.onKeyDown?.(event);
    if (event.defaultPrevented || isComposed(event.nativeEvent)) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value.trim());
    }
    if (event.key === 'Escape' && canClear) {
      // Or the dialog around it would close as well.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <Field {...field} controlId={controlId} required={inputProps.required} className={className}>
      <S.Box>
        <S.Sign>{pending ? <Spinner decorative /> : <Icon icon={Search} />}</S.Sign>
        <S.Input
          autoComplete="off"
          enterKeyHint="search"
          {...inputProps}
          aria-busy={pending || undefined}
          {...fieldAria(controlId, field)}
          ref={mergedRef}
          id={controlId}
          type="search"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {canClear && (
          <S.Clear type="button" aria-label={t.clear(label)} onClick={clear}>
            <Icon icon={X} />
          </S.Clear>
        )}
        <VisuallyHidden role="status">{pending && t.searching}</VisuallyHidden>
      </S.Box>
    </Field>
  );
}
