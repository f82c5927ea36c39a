import type { ComponentPropsWithRef } from 'react';
import * as S from './ButtonGroup.styles';

export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
  /** What the buttons have in common: the accessible name of the group. */
  label: string;
  /**
   * What happens below 480 px: `together` keeps one line and breaks the words, `stack` puts one
   * button below the other.
   * @default 'together'
   */
  narrow?: 'together' | 'stack';
}

/**
 * Two to four actions on the same thing, joined. Renders one `<div role="group">`; its children are
 * `Button`, `IconButton` or a `Menu`. For one choice out of a few use `SegmentedControl`.
 */
export function ButtonGroup({ label, narrow = 'together', ...rest }: ButtonGroupProps) {
  return <S.Root role="group" aria-label={label} {...rest} data-narrow={narrow} />;
}
