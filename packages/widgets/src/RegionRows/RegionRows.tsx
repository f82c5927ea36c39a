import { useId, type ReactNode } from 'react';
import { Alert, Button, Fieldset, FormValue, Icon, LiveRegion, Text, useTexts } from '@mingjian/ui';
import { Plus } from 'lucide-react';
import { RegionRowFields } from './RegionRowFields';
import { regionRowsTexts } from './RegionRows.texts';
import * as S from './RegionRows.styles';
import { useRegionChoices } from './useRegionChoices';
import { useRowActions } from './useRowActions';
import { useRegionRows, type RegionRowsOptions } from './useRegionRows';

export interface RegionRowsProps extends RegionRowsOptions {
  /** Heading and accessible name of the rows. */
  label: ReactNode;
  /** Description below the heading. */
  description?: ReactNode;
  /** An error of the rows together. */
  error?: ReactNode;
  /** DOM id of the group. @default a generated one */
  id?: string | undefined;
  /** Name in a form, which receives the rows as JSON text. */
  name?: string | undefined;
  /** Maximum number of rows. @default 35, one for each province */
  max?: number | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * Rows of a province and cities in it, such as the places of work that a check covers. No province
 * stands in two rows. Alt with an arrow key moves the row that has focus; buttons do the same.
 * Renders a `<fieldset>` with an `<ol>`. For one region use `RegionCascader`.
 */
export function RegionRows({
  label,
  description,
  error,
  id,
  name,
  max = 35,
  readOnly = false,
  disabled = false,
  ...options
}: RegionRowsProps) {
  const t = useTexts(regionRowsTexts);
  const ownId = useId();
  const state = useRegionRows(options);
  const choices = useRegionChoices(state.rows);
  const isFixed = readOnly || disabled;
  const { listRef, addRef, announcements, ...actions } = useRowActions(state, isFixed);

  return (
    <Fieldset
      legend={label}
      description={description}
      error={error}
      id={id ?? ownId}
      disabled={disabled}
      onKeyDownCapture={actions.handleKeyDown}
    >
      {choices.hasFailed && <Alert tone="warning">{t.failed}</Alert>}
      {state.rows.length === 0 && <Text tone="muted">{t.none}</Text>}
      <S.Rows ref={listRef} role="list">
        {state.keys.map((key, index) => (
          <RegionRowFields
            key={key}
            index={index}
            state={state}
            choices={choices}
            readOnly={readOnly}
            disabled={disabled}
            onMove={actions.move}
            onRemove={actions.remove}
          />
        ))}
      </S.Rows>
      {!isFixed && state.rows.length < max && (
        <div>
          <Button ref={addRef} size="small" icon={<Icon icon={Plus} />} onClick={actions.add}>
            {t.add}
          </Button>
        </div>
      )}
      <FormValue
        controlId={id ?? ownId}
        name={name}
        value={JSON.stringify(state.rows)}
        disabled={disabled}
        onReset={state.reset}
      />
      <LiveRegion announcements={announcements} />
    </Fieldset>
  );
}
