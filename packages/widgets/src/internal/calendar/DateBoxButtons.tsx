import type { ReactNode, Ref } from 'react';
import { Icon, IconButton, Popover, useTexts } from '@mingjian/ui';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { calendarTexts } from './calendar.texts';
import * as S from './dateBox.styles';

export interface DateBoxButtonsProps {
  /** Label of the field. It becomes part of the buttons' names. */
  label: string;
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
  label,
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
  return (
    <>
      {onClear && <IconButton size="small" icon={X} label={t.clear(label)} onClick={onClear} />}
      <Popover
        label={t.panel(label)}
        placement="bottom-end"
        ref={panelRef}
        trigger={
          <IconButton ref={openerRef} size="small" icon={CalendarIcon} label={t.open(label)} />
        }
      >
        {children}
      </Popover>
    </>
  );
}
