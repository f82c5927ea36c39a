import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Icon, IconButton, partName, Popover, type LabelledControl } from '@mingjian/ui';
import { X, type LucideIcon } from 'lucide-react';
import * as S from './dateBox.styles';
import { PanelTakesFocus, type PickerPanel } from './usePickerPanel';

/** Names of the buttons and the panel, each containing the label of the field. */
export interface PickerNames {
  open(label: string): string;
  clear(label: string): string;
  panel(label: string): string;
}

export interface DateBoxButtonsProps {
  /** The field, whose label becomes part of the buttons' names. */
  field: LabelledControl;
  names: PickerNames;
  /** Icon of the button that opens the panel. */
  icon: LucideIcon;
  /** Whether the panel cannot be opened. */
  isFixed: boolean;
  /** Clears the value; `null` when there is nothing to clear. */
  onClear: (() => void) | null;
  popover: PickerPanel['popover'];
  /** Ref of the floating panel. */
  panelRef: Ref<HTMLDivElement>;
  /** Renders the content of the panel. */
  children(close: () => void): ReactNode;
}

/** The clear button of a date field, and the button that opens its panel. */
export function DateBoxButtons({
  field,
  names,
  icon,
  isFixed,
  onClear,
  popover,
  panelRef,
  children,
}: DateBoxButtonsProps) {
  if (isFixed) {
    return (
      <S.Sign>
        <Icon icon={icon} />
      </S.Sign>
    );
  }
  const clearName = partName(field, 'clear', names.clear);
  const panelName = partName(field, 'panel', names.panel);
  return (
    <>
      {onClear && (
        <IconButton
          {...clearName}
          label={clearName['aria-label']}
          size="small"
          icon={X}
          onClick={onClear}
        />
      )}
      <Popover
        {...popover}
        {...panelName}
        label={panelName['aria-label']}
        placement="bottom-end"
        ref={panelRef}
        trigger={<Opener field={field} text={names.open} icon={icon} />}
      >
        {(close) => (
          <PanelTakesFocus value={popover.takesFocus ?? true}>{children(close)}</PanelTakesFocus>
        )}
      </Popover>
    </>
  );
}

interface OpenerProps extends ComponentPropsWithRef<'button'> {
  field: LabelledControl;
  text: PickerNames['open'];
  icon: LucideIcon;
}

/** The button that opens the panel. Its id comes from the popover. */
function Opener({ field, text, icon, ...button }: OpenerProps) {
  const name = partName(field, 'open', text, button.id);
  return <IconButton {...button} {...name} label={name['aria-label']} size="small" icon={icon} />;
}
