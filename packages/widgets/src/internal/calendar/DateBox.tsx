import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './dateBox.styles';

export interface DateBoxProps extends ComponentPropsWithRef<'div'> {
  isInvalid: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Loads the lazy part of the panel early, on hover and focus. */
  preload: (() => void) | undefined;
  children: ReactNode;
}

/** The box of date inputs and their buttons. Hover and focus load the panel early. */
export function DateBox({ isInvalid, disabled, readOnly, preload, ...rest }: DateBoxProps) {
  return (
    <S.Box
      onFocus={preload}
      onPointerEnter={preload}
      {...rest}
      data-invalid={isInvalid || undefined}
      data-state={(disabled && 'disabled') || (readOnly && 'readOnly') || undefined}
    />
  );
}
