import { useRef, type ComponentPropsWithRef } from 'react';
import { PHONE } from './model/phoneScale';
import * as S from './PhonePreview.styles';
import { useFit } from './useFit';

export interface PhonePreviewProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the screen. */
  label: string;
  /** Height in CSS pixels, such as of the upper part of a screen. @default 713 */
  height?: number | undefined;
  /**
   * Scale of the screen and its content. `fit` shrinks it to the width of its parent; otherwise a
   * narrow parent makes the screen narrower.
   * @default 1
   */
  scale?: number | 'fit' | undefined;
}

/**
 * The screen of a phone, 356 × 713 CSS pixels, to show content as its readers get it. Renders a
 * focusable `<div role="group">` that scrolls.
 */
export function PhonePreview({
  label,
  height = PHONE.height,
  scale = 1,
  style,
  ...rest
}: PhonePreviewProps) {
  const roomRef = useRef<HTMLDivElement>(null);
  const isFitted = scale === 'fit';
  const fitted = useFit(roomRef, isFitted);
  const screen = (
    <S.Screen
      {...rest}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by the keyboard.
      tabIndex={0}
      data-fitted={isFitted || undefined}
      style={{
        inlineSize: PHONE.width,
        blockSize: height,
        zoom: isFitted ? fitted : scale,
        ...style,
      }}
    />
  );
  return isFitted ? <S.Room ref={roomRef}>{screen}</S.Room> : screen;
}
