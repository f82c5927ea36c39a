import type { ComponentPropsWithRef } from 'react';
import { useLinkComponent } from './LinkProvider';
import * as S from './Link.styles';

export type LinkTone = 'accent' | 'quiet';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /**
   * Emphasis of the link; `quiet` looks like its surrounding text until hovered, for names in
   * tables.
   * @default 'accent'
   */
  tone?: LinkTone | undefined;
}

/**
 * A link to another page. Renders one `<a>`, or the component of a `LinkProvider`. For an immediate
 * action use `Button`.
 */
export function Link({ tone = 'accent', ...rest }: LinkProps) {
  return <S.Root as={useLinkComponent()} {...rest} data-tone={tone} />;
}
