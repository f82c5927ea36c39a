import type { ComponentPropsWithRef } from 'react';
import * as S from './Container.styles';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /**
   * At most 560, 880 or 1440 px wide, or as wide as its own container: for a form, a text, a page,
   * a table.
   * @default 'large'
   */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
}

/**
 * The content of a page, centred, with the padding of pages. Renders one `<div>`. For the frame
 * with menu and header use `AppShell`, for distances between parts `Stack`.
 */
export function Container({ size = 'large', ...rest }: ContainerProps) {
  return <S.Root {...rest} data-size={size} />;
}
