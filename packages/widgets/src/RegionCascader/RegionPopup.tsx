import {
  cloneElement,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import {
  Dialog,
  partName,
  Popover,
  useTexts,
  type LabelledControl,
  isComposed,
} from '@mingjian/ui';
import { usePhone } from '../internal/usePhone';
import { LazyRegionPanel } from './LazyRegionPanel';
import { regionTexts } from './RegionCascader.texts';
import type { RegionScope } from './regionScope';
import type { RegionCascaderState } from './useRegionCascader';

export interface RegionPopupProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  field: LabelledControl;
  state: RegionCascaderState;
  scope: RegionScope;
}

/** The panel of a region cascader below its button, on a phone a sheet. Arrow down opens it too. */
export function RegionPopup({ trigger, field, state, scope }: RegionPopupProps) {
  const t = useTexts(regionTexts);
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    trigger.props.onKeyDown?.(event);
    if (event.key !== 'ArrowDown' || event.defaultPrevented || isComposed(event.nativeEvent))
      return;
    event.preventDefault();
    setOpen(true);
  };
  const opener = cloneElement(trigger, { onKeyDown: handleKeyDown });
  const name = partName(field, 'panel', t.panel);
  const panelOf = (close: () => void) => (
    <LazyRegionPanel
      codes={state.codes}
      scope={scope}
      isSheet={isPhone}
      onCodesChange={state.setCodes}
      onDone={close}
    />
  );

  if (!isPhone)
    return (
      <Popover
        {...name}
        label={name['aria-label']}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={opener}
      >
        {panelOf}
      </Popover>
    );
  return (
    <>
      {cloneElement(opener, { 'aria-expanded': isOpen, onClick: () => setOpen(true) })}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={field.label}>
        {panelOf(() => setOpen(false))}
      </Dialog>
    </>
  );
}
