import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Search, X } from 'lucide-react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { fieldTexts } from '../Field/Field.texts';
import { partName } from '../Field/fieldAria';
import { useField } from '../Field/useField';
import { Icon } from '../Icon/Icon';
import { isComposed } from '../internal/events/isComposed';
import { clearInput, textChange, type TextChangeOptions } from '../internal/events/textChange';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './SearchField.styles';
import { searchFieldTexts } from './SearchField.texts';

export interface SearchFieldProps
  extends
    BoxedFieldOptions,
    TextChangeOptions,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Called with the trimmed text on Enter, and with an empty one when the field is cleared. */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * Whether a search is running. The field stays usable.
   * @default false
   */
  loading?: boolean | undefined;
}

/** They never change, so typing renders none of them. */
const SIGN = (
  <S.Sign>
    <Icon icon={Search} />
  </S.Sign>
);
const BUSY = (
  <S.Sign>
    <Spinner decorative />
  </S.Sign>
);
const CROSS = <Icon icon={X} />;

/**
 * A labelled search input. Enter searches, except the one that ends an input method's composition;
 * Escape clears. `className` goes to the root; every other prop to the `<input>`.
 */
export function SearchField({
  onChange,
  onValueChange,
  onSearch,
  loading = false,
  ...field
}: SearchFieldProps) {
  const t = useTexts(searchFieldTexts);
  const { clear: clearText } = useTexts(fieldTexts);
  const { fieldProps, controlProps, rest } = useField(field);
  const canClear = !rest.disabled && !rest.readOnly;

  const clear = () => {
    clearInput(controlProps.id);
    onSearch?.('');
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || isComposed(event.nativeEvent)) return;
    const text = event.currentTarget.value;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(text.trim());
    }
    if (event.key === 'Escape' && canClear && text !== '') {
      // Otherwise the dialog around it would close as well.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <Field {...fieldProps}>
      <S.Box>
        {loading ? BUSY : SIGN}
        <S.Input
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          aria-busy={loading || undefined}
          {...controlProps}
          placeholder={rest.placeholder ?? ' '}
          required={fieldProps.required}
          type="search"
          onChange={textChange(onChange, onValueChange)}
          onKeyDown={handleKeyDown}
        />
        {canClear && (
          <S.Clear {...partName(fieldProps, 'clear', clearText)} type="button" onClick={clear}>
            {CROSS}
          </S.Clear>
        )}
        <VisuallyHidden role="status">{loading && t.searching}</VisuallyHidden>
      </S.Box>
    </Field>
  );
}
