import { useState, type ComponentPropsWithRef } from 'react';
import { Combobox as HeadlessCombobox, ComboboxButton, ComboboxInput } from '@headlessui/react';
import { ChevronDown, X } from 'lucide-react';
import type { fieldAria } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Combobox.styles';
import { comboboxTexts } from './Combobox.texts';
import { ComboboxField } from './ComboboxField';
import { ComboboxPanel } from './ComboboxPanel';
import { ComboboxSaid } from './ComboboxSaid';
import { isOff } from '../internal/isOff';
import { QUIET } from './model/comboboxOption';
import type { ComboboxState } from './useCombobox';

/** From this many options on only those in view are drawn. */
const VIRTUAL_FROM = 101;

export interface ComboboxControlProps {
  state: ComboboxState;
  /** The field's label, which names the buttons too. */
  label: string;
  /** Id of the input; other ids start with it. */
  controlId: string;
  /** What goes to the input. */
  input: Omit<
    ComponentPropsWithRef<'input'>,
    'autoFocus' | 'defaultValue' | 'disabled' | 'onChange' | 'value'
  >;
  /** Help and error. */
  field: ReturnType<typeof fieldAria>;
  /** Whether there is a choice that may be taken back. */
  canClear: boolean;
  name: string | undefined;
}

/** The input with its buttons and its list, driven by Headless UI. */
export function ComboboxControl({
  state,
  label,
  controlId,
  input,
  field,
  canClear,
  name,
}: ComboboxControlProps) {
  const t = useTexts(comboboxTexts);
  const { ref, ...attributes } = input;
  const [isVirtual, setVirtual] = useState(false);
  // One way only: Headless UI cannot go back from many options to few.
  if (!isVirtual && state.found.length >= VIRTUAL_FROM) setVirtual(true);
  const offValues = new Set(state.found.filter(isOff).map((option) => option.value));
  const ids = { listId: `${controlId}-list`, retryId: `${controlId}-retry` };

  const handleClear = () => {
    state.clear();
    document.getElementById(controlId)?.focus();
  };

  return (
    <HeadlessCombobox
      as={S.Box}
      value={state.value}
      onChange={(next: string | null) => state.choose(next)}
      virtual={
        isVirtual
          ? { options: state.rows, disabled: (row) => row === QUIET || offValues.has(row ?? '') }
          : null
      }
      {...(name !== undefined && { name })}
    >
      <ComboboxInput
        autoComplete="off"
        {...attributes}
        {...(ref != null && { ref })}
        {...ids}
        as={ComboboxField}
        field={field}
        isPending={state.isPending}
        onRetry={() => state.retry()}
        onSearch={(text: string) => state.setQuery(text)}
        displayValue={() => state.label}
        data-clearable={canClear || undefined}
      />
      {canClear && (
        <S.Clear type="button" aria-label={t.clear(label)} onClick={handleClear}>
          <Icon icon={X} />
        </S.Clear>
      )}
      <ComboboxButton as={S.Toggle} aria-label={t.open(label)}>
        {state.isPending ? <Spinner decorative /> : <Icon icon={ChevronDown} />}
      </ComboboxButton>
      <ComboboxPanel
        state={state}
        isVirtual={isVirtual}
        id={ids.listId}
        retryId={ids.retryId}
        labelId={`${controlId}-label`}
      />
      <ComboboxSaid state={state} />
    </HeadlessCombobox>
  );
}
