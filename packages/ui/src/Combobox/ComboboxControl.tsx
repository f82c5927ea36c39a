import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Combobox as HeadlessCombobox, ComboboxButton, ComboboxInput } from '@headlessui/react';
import { ChevronDown, X } from 'lucide-react';
import { fieldTexts } from '../Field/Field.texts';
import { partName } from '../Field/fieldAria';
import type { FieldControlProps } from '../Field/useField';
import { Icon } from '../Icon/Icon';
import { isDisabled } from '../internal/options/isDisabled';
import { optionLoadTexts } from '../internal/options/optionLoad.texts';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Combobox.styles';
import { comboboxTexts } from './Combobox.texts';
import { ComboboxField } from './ComboboxField';
import { ComboboxPanel } from './ComboboxPanel';
import { INFO } from './comboboxOption';
import type { ComboboxState } from './useCombobox';

/** From this number of options on, only those near the viewport are rendered. */
const VIRTUAL_FROM = 101;

export interface ComboboxControlProps {
  state: ComboboxState;
  /** The label of the field, which names the buttons too. */
  label: ReactNode;
  /** Props of the input. */
  input: Omit<
    ComponentPropsWithRef<'input'>,
    'autoFocus' | 'defaultValue' | 'disabled' | 'onChange' | 'value'
  >;
  /** Id and ARIA attributes of the input; other ids start with that id. */
  field: FieldControlProps;
  /** Whether there is a value that may be cleared. */
  canClear: boolean;
}

/** The input with its buttons and its list, based on Headless UI. */
export function ComboboxControl({ state, label, input, field, canClear }: ComboboxControlProps) {
  const t = useTexts(comboboxTexts);
  const { clear } = useTexts(fieldTexts);
  const { ref, ...attributes } = input;
  const labelled = { controlId: field.id, label };
  const [isVirtual, setVirtual] = useState(false);
  // Never back to false: Headless UI cannot switch from virtual to plain options.
  if (!isVirtual && state.found.length >= VIRTUAL_FROM) setVirtual(true);
  const disabledValues = new Set(state.found.filter(isDisabled).map((option) => option.value));
  const listId = `${field.id}-list`;
  const retryId = `${field.id}-retry`;

  const handleClear = () => {
    state.clear();
    document.getElementById(field.id)?.focus();
  };

  return (
    <HeadlessCombobox
      as={S.Box}
      value={state.value}
      onChange={(next: string | null) => state.select(next)}
      virtual={
        isVirtual
          ? {
              options: state.rows,
              disabled: (row) => row === INFO || disabledValues.has(row ?? ''),
            }
          : null
      }
    >
      <ComboboxInput
        autoComplete="off"
        {...attributes}
        {...(ref != null && { ref })}
        listId={listId}
        retryId={retryId}
        as={ComboboxField}
        field={field}
        isFetching={state.isFetching}
        onRetry={() => state.retry()}
        onSearch={(text: string) => state.setQuery(text)}
        displayValue={() => state.label}
        data-clearable={canClear || undefined}
      />
      {canClear && (
        <S.Clear {...partName(labelled, 'clear', clear)} type="button" onClick={handleClear}>
          <Icon icon={X} />
        </S.Clear>
      )}
      <ComboboxButton as={Toggle} named={partName(labelled, 'open', t.open)}>
        {state.isFetching ? <Spinner decorative /> : <Icon icon={ChevronDown} />}
      </ComboboxButton>
      <ComboboxPanel
        state={state}
        isVirtual={isVirtual}
        id={listId}
        retryId={retryId}
        labelId={`${field.id}-label`}
      />
      <ComboboxAnnouncement state={state} />
    </HeadlessCombobox>
  );
}

interface ToggleProps extends ComponentPropsWithRef<'button'> {
  named: ReturnType<typeof partName>;
}

/** The button that opens the list. Headless UI clears names that it did not set. */
function Toggle({ named, ...rest }: ToggleProps) {
  return <S.Toggle {...rest} {...named} />;
}

/** Announces the state of a search: running, failed, or the number of matches. */
function ComboboxAnnouncement({ state }: { state: ComboboxState }) {
  const t = useTexts(comboboxTexts);
  const { failed } = useTexts(optionLoadTexts);
  return <S.Announcement role="status">{announcement()}</S.Announcement>;

  function announcement() {
    const { isOpen, isFetching, isFailed, found, query } = state;
    if (!isOpen) return '';
    if (isFetching) return t.loading;
    if (isFailed) return failed;
    if (found.length > 0) return t.matches(found.length);
    return query.trim() === '' ? t.none : t.noMatch(query.trim());
  }
}
