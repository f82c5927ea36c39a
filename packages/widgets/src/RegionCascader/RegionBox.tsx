import type { ComponentPropsWithRef } from 'react';
import { IconButton, partName, useTexts, type LabelledControl } from '@mingjian/ui';
import { X } from 'lucide-react';
import { DateBox } from '../internal/calendar/DateBox';
import { LazyRegionPanel } from './LazyRegionPanel';
import { regionTexts } from './RegionCascader.texts';
import { RegionPopup } from './RegionPopup';
import { RegionTrigger } from './RegionTrigger';
import type { RegionScope } from './regionScope';
import type { RegionCascaderState } from './useRegionCascader';

export interface RegionBoxProps extends Omit<ComponentPropsWithRef<'button'>, 'autoFocus'> {
  field: LabelledControl;
  state: RegionCascaderState;
  scope: RegionScope;
  readOnly: boolean;
  loading: boolean;
  /** Whether there is a value that may be cleared. */
  canClear: boolean;
}

/** The button of a region cascader with its clear button, and its panel or sheet. */
export function RegionBox({
  field,
  state,
  scope,
  disabled = false,
  readOnly,
  loading,
  canClear,
  children,
  ...button
}: RegionBoxProps) {
  const t = useTexts(regionTexts);
  const clearName = partName(field, 'clear', t.clear);
  const isFixed = disabled || readOnly || loading;
  const handleClear = () => {
    state.setCodes([]);
    document.getElementById(field.controlId)?.focus();
  };
  const trigger = (
    <RegionTrigger {...button} disabled={disabled} readOnly={readOnly} loading={loading}>
      {children}
    </RegionTrigger>
  );

  return (
    <DateBox
      disabled={disabled}
      readOnly={readOnly || loading}
      isInvalid={button['aria-invalid'] === true}
      preload={isFixed ? undefined : LazyRegionPanel.preload}
    >
      {isFixed ? (
        trigger
      ) : (
        <RegionPopup trigger={trigger} field={field} state={state} scope={scope} />
      )}
      {canClear && (
        <IconButton
          {...clearName}
          label={clearName['aria-label']}
          size="small"
          icon={X}
          onClick={handleClear}
        />
      )}
    </DateBox>
  );
}
