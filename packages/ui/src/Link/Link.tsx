import type { ComponentPropsWithRef } from 'react';
import * as S from './Link.styles';

export type LinkTone = 'accent' | 'quiet';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /**
   * `quiet` looks like the text around it until hovered; for names in tables.
   * @default 'accent'
   */
  tone?: LinkTone;
}

/**
 * Goes somewhere. Renders one `<a>`; a router attaches its own `onClick`. To do something at once
 * use `Button`.
 */
export function Link({ tone = 'accent', ...rest }: LinkProps) {
  return <S.Root {...rest} data-tone={tone} />;
}
