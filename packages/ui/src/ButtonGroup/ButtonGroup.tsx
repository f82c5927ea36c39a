import type { ComponentPropsWithRef } from 'react';
import * as S from './ButtonGroup.styles';

export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the group: the common purpose of its buttons. */
  label: string;
  /**
   * Layout below 480 px: `together` keeps one line and wraps labels, `stack` puts one button below
   * the other.
   * @default 'together'
   */
  narrow?: 'together' | 'stack' | undefined;
}

/**
 * Two to four joined actions on the same object. Renders one `<div role="group">`; its children are
 * `Button`, `IconButton` or a `Menu`. For a choice out of a few use `SegmentedControl`.
 */
export function ButtonGroup({ label, narrow = 'together', ...rest }: ButtonGroupProps) {
  return <S.Root role="group" aria-label={label} {...rest} data-narrow={narrow} />;
}
