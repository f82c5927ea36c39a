import { useId } from 'react';
import { FormValue, GroupField, useTexts, VisuallyHidden } from '@mingjian/ui';
import { whenLeft } from '../internal/whenLeft';
import { AvailablePanel } from './AvailablePanel';
import { PasteSection } from './PasteSection';
import type { RecipientSource, RecipientTransferProps } from './recipientTransferProps';
import * as S from './RecipientTransfer.styles';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import { SelectedPanel } from './SelectedPanel';
import { useRecipientTransfer } from './useRecipientTransfer';

const BOTH: readonly RecipientSource[] = ['members', 'everyone'];

/**
 * People selected from two sources into one ordered list. Renders a `<fieldset>` with two
 * listboxes, of which only the visible rows are rendered. For one person use `UserSelect`; in a
 * dialog use `PeoplePickDialog`.
 */
export function RecipientTransfer(props: RecipientTransferProps) {
  const { label, hideLabel, description, error, note, required, className, name } = props;
  const { sources = BOTH, readOnly = false, disabled = false, onBlur, ref } = props;
  const t = useTexts(recipientTransferTexts);
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const state = useRecipientTransfer(props, sources);

  return (
    <GroupField
      id={id}
      className={className}
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={error}
      note={note}
      required={required}
      disabled={disabled}
      onBlur={whenLeft(onBlur)}
    >
      <S.Root>
        <S.Panels data-alone={readOnly || undefined} data-invalid={error != null || undefined}>
          {!readOnly && (
            <AvailablePanel state={state} sources={sources} disabled={disabled} ref={ref} />
          )}
          <SelectedPanel
            state={state}
            readOnly={readOnly}
            disabled={disabled}
            ref={readOnly ? ref : undefined}
          />
        </S.Panels>
        {!readOnly && !disabled && <PasteSection paste={state.paste} max={state.max} />}
        <VisuallyHidden role="status" aria-label={t.selected}>
          {state.announcement}
        </VisuallyHidden>
      </S.Root>
      <FormValue
        controlId={id}
        name={name}
        value={state.value}
        disabled={disabled}
        onReset={() => state.reset()}
      />
    </GroupField>
  );
}
