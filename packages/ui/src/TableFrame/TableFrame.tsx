import type { ComponentPropsWithRef } from 'react';
import * as S from './TableFrame.styles';

export interface TableFrameProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the scrolling region: the content of the table. */
  label: string;
}

/**
 * The scrolling frame of a wide or long table. Renders a focusable `<div role="region">`, so that
 * the keyboard can scroll it. Set a height to make the head of the table sticky.
 */
export function TableFrame({ label, ...rest }: TableFrameProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  return <S.Root role="region" aria-label={label} tabIndex={0} {...rest} />;
}
