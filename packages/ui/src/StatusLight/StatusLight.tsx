import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StatusShape } from './StatusShape';
import * as S from './StatusLight.styles';

export type StatusTone = 'neutral' | 'active' | 'success' | 'warning' | 'danger' | 'paused';

export interface StatusLightProps extends ComponentPropsWithRef<'span'> {
  /** What kind of state it is: each has a colour and a shape of its own. */
  tone: StatusTone;
  /** The state in words. */
  children: ReactNode;
}

/**
 * The state of one thing in a shape, a colour and words. Renders one `<span>`; quieter than `Tag`,
 * for columns of states.
 */
export function StatusLight({ tone, children, ...rest }: StatusLightProps) {
  return (
    <S.Root {...rest} data-tone={tone}>
      <S.Shape>
        <StatusShape tone={tone} />
      </S.Shape>
      <S.Words>{children}</S.Words>
    </S.Root>
  );
}
