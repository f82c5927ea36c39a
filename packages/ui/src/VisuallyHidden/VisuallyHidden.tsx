import type { ComponentPropsWithRef } from 'react';
import * as S from './VisuallyHidden.styles';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text for assistive technology only. Renders one `<span>`; its parent should be positioned. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <S.Root {...props} />;
}
