import type { ComponentPropsWithRef } from 'react';
import * as S from './TableFrame.styles';

export interface TableFrameProps extends ComponentPropsWithRef<'div'> {
  /** What the table lists: the accessible name of the region that scrolls. */
  label: string;
}

/**
 * The frame a wide or long table scrolls in. Renders a `<div role="region">` that takes focus, so
 * that the keyboard can scroll it. Give it a height for the head of the table to stay in sight.
 */
export function TableFrame({ label, ...rest }: TableFrameProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  return <S.Root role="region" aria-label={label} tabIndex={0} {...rest} />;
}
