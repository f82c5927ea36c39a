import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Icon, IconButton, partName, Popover, tokens, useTexts } from '@mingjian/ui';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { calendarTexts } from './calendar.texts';
import * as S from './dateBox.styles';

export interface DateBoxButtonsProps {
  /** Id of the control, whose label becomes part of the buttons' names. */
  controlId: string;
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
  controlId,
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
      {onClear && (
        <IconButton
          {...partName(controlId, 'clear', t.clear)}
          label={t.clear}
          size="small"
          icon={X}
          onClick={onClear}
        />
      )}
      <Popover
        {...partName(controlId, 'panel', t.panel)}
        label={t.panel}
        align="end"
        ref={panelRef}
        style={{ maxWidth: `calc(100vw - ${tokens.space.lg})` }}
        trigger={<Opener ref={openerRef} controlId={controlId} />}
      >
        {children}
      </Popover>
    </>
  );
}

interface OpenerProps extends ComponentPropsWithRef<'button'> {
  controlId: string;
}

/** The button that opens the calendar. Its id comes from the popover. */
function Opener({ controlId, ...button }: OpenerProps) {
  const t = useTexts(calendarTexts);
  return (
    <IconButton
      {...button}
      aria-labelledby={`${button.id} ${controlId}-label`}
      label={t.open}
      size="small"
      icon={CalendarIcon}
    />
  );
}
