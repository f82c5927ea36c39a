import type { ReactNode, Ref } from 'react';
import { Icon, IconButton, Popover, tokens, useTexts } from '@mingjian/ui';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { calendarTexts } from './calendar.texts';
import * as S from './dateBox.styles';

export interface DateBoxEndProps {
  /** The field's label, which names the buttons too. */
  label: string;
  /** Whether the calendar cannot be opened. */
  isFixed: boolean;
  /** Takes the value back, where that is allowed and there is one. */
  onClear: (() => void) | null;
  /** Goes to the button that opens the calendar. */
  openerRef: Ref<HTMLButtonElement>;
  /** Goes to the panel that floats. */
  panelRef: Ref<HTMLDivElement>;
  /** Returns the content of the panel, which can close it. */
  children(close: () => void): ReactNode;
}

/** The buttons at the end of a date field, and the calendar behind one of them. */
export function DateBoxEnd({
  label,
  isFixed,
  onClear,
  openerRef,
  panelRef,
  children,
}: DateBoxEndProps) {
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
        align="end"
        ref={panelRef}
        style={{ maxWidth: `calc(100vw - ${tokens.space.lg})` }}
        trigger={
          <IconButton ref={openerRef} size="small" icon={CalendarIcon} label={t.open(label)} />
        }
      >
        {children}
      </Popover>
    </>
  );
}
