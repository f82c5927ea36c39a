import { useMemo, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { Field, type FieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { Icon } from '../Icon/Icon';
import { isComposed } from '../internal/events/isComposed';
import { mergeRefs } from '../internal/events/mergeRefs';
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
  /** The text. The field is always controlled. */
  value: string;
  /** Called with every change of the text, and with an empty one when it is cleared. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed text on Enter, and with an empty one when the field is cleared. */
  onSearch?: (text: string) => void;
  /**
   * Whether a search is running. The field stays usable.
   * @default false
   */
  loading?: boolean;
}

/**
 * A labelled search input. Enter searches, except the one that ends an input method's composition;
 * Escape clears. `className` goes to the root; every other prop to the `<input>`.
 */
export function SearchField({
  value,
  onValueChange,
  onSearch,
  loading = false,
  ref,
  ...field
}: SearchFieldProps) {
  const t = useTexts(searchFieldTexts);
  const { fieldProps, controlProps, rest } = useField(field);
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref]);
  const canClear = value !== '' && !rest.disabled && !rest.readOnly;

  const clear = () => {
    onValueChange('');
    onSearch?.('');
    inputRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || isComposed(event.nativeEvent)) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value.trim());
    }
    if (event.key === 'Escape' && canClear) {
      // Otherwise the dialog around it would close as well.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <Field {...fieldProps}>
      <S.Box>
        <S.Sign>{loading ? <Spinner decorative /> : <Icon icon={Search} />}</S.Sign>
        <S.Input
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          aria-busy={loading || undefined}
          {...controlProps}
          ref={mergedRef}
          required={fieldProps.required}
          type="search"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {canClear && (
          <S.Clear type="button" aria-label={t.clear(field.label)} onClick={clear}>
            <Icon icon={X} />
          </S.Clear>
        )}
        <VisuallyHidden role="status">{loading && t.searching}</VisuallyHidden>
      </S.Box>
    </Field>
  );
}
