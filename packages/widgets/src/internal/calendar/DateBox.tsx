import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './dateBox.styles';
import { LazyCalendar } from './LazyCalendar';

export interface DateBoxProps extends ComponentPropsWithRef<'div'> {
  isInvalid: boolean;
  disabled: boolean;
  readOnly: boolean;
  children: ReactNode;
}

/** The box of date inputs and their buttons. Hover and focus load the calendar early. */
export function DateBox({ isInvalid, disabled, readOnly, ...rest }: DateBoxProps) {
  return (
    <S.Box
      onFocus={LazyCalendar.preload}
      onPointerEnter={LazyCalendar.preload}
      {...rest}
      data-invalid={isInvalid || undefined}
      data-state={(disabled && 'disabled') || (readOnly && 'readOnly') || undefined}
    />
  );
}
