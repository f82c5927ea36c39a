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
 * People selected from one source or several into one ordered list. Renders a `<fieldset>` with two
 * listboxes, of which only the visible rows are rendered. For one person use `UserSelect`; in a
 * dialog use `PeoplePickDialog`.
 */
export function RecipientTransfer<Source extends string = RecipientSource>(
  props: RecipientTransferProps<Source>,
) {
  const { label, hideLabel, description, error, note, required, className, name } = props;
  const { readOnly = false, disabled = false, onBlur, ref, renderPerson } = props;
  const t = useTexts(recipientTransferTexts);
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const sources = (props.sources ?? BOTH).map((source) =>
    typeof source === 'string' ? { key: source, label: t[source] } : source,
  );
  // Whatever the keys are: `load` gets back what `sources` has.
  const state = useRecipientTransfer(props as unknown as RecipientTransferProps<string>, sources);

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
            <AvailablePanel
              state={state}
              sources={sources}
              disabled={disabled}
              renderPerson={renderPerson}
              ref={ref}
            />
          )}
          <SelectedPanel
            state={state}
            readOnly={readOnly}
            disabled={disabled}
            renderPerson={renderPerson}
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
