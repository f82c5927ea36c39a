import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Icon, IconButton, partName, Popover, useTexts, type LabelledControl } from '@mingjian/ui';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { calendarTexts } from './calendar.texts';
import * as S from './dateBox.styles';

export interface DateBoxButtonsProps {
  /** The field, whose label becomes part of the buttons' names. */
  field: LabelledControl;
  /** Whether the calendar cannot be opened. */
  isFixed: boolean;
  /** Clears the value; `null` when there is nothing to clear. */
  onClear: (() => void) | null;
  /** Ref of the button that opens the calendar. */
  openerRef: Ref<HTMLButtonElement>;
  /** Ref of the floating panel. */
  panelRef: Ref<HTMLDivElement>;
  /** Renders the content of the panel. */
  children(close: () => void): ReactNode;
}

/** The clear button of a date field, and the button that opens its calendar. */
export function DateBoxButtons({
  field,
  isFixed,
  onClear,
  openerRef,
  panelRef,
  children,
}: DateBoxButtonsProps) {
  const t = useTexts(calendarTexts);
  if (isFixed) {
    return (
      <S.Sign>
        <Icon icon={CalendarIcon} />
      </S.Sign>
    );
  }
  const clearName = partName(field, 'clear', t.clear);
  const panelName = partName(field, 'panel', t.panel);
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
        {...panelName}
        label={panelName['aria-label']}
        placement="bottom-end"
        ref={panelRef}
        trigger={<Opener ref={openerRef} field={field} />}
      >
        {children}
      </Popover>
    </>
  );
}

interface OpenerProps extends ComponentPropsWithRef<'button'> {
  field: LabelledControl;
}

/** The button that opens the calendar. Its id comes from the popover. */
function Opener({ field, ...button }: OpenerProps) {
  const t = useTexts(calendarTexts);
  const name = partName(field, 'open', t.open, button.id);
  return (
    <IconButton {...button} {...name} label={name['aria-label']} size="small" icon={CalendarIcon} />
  );
}
