import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './StatusLight.styles';

export type StatusTone = 'neutral' | 'active' | 'success' | 'warning' | 'danger' | 'paused';

export interface StatusLightProps extends ComponentPropsWithRef<'span'> {
  /** Kind of the state: each has its own colour and shape. */
  tone: StatusTone;
  /** The state in words. */
  children: ReactNode;
}

/**
 * A state as a shape, a colour and a text. Renders one `<span>`; less prominent than `Tag`, for
 * columns of states.
 */
export function StatusLight({ tone, children, ...rest }: StatusLightProps) {
  return (
    <S.Root {...rest} data-tone={tone}>
      <S.Shape>
        <StatusShape tone={tone} />
      </S.Shape>
      <S.Text>{children}</S.Text>
    </S.Root>
  );
}

const shapes: Record<StatusTone, ReactNode> = {
  neutral: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  active: (
    <>
      <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="2.5" fill="currentColor" />
    </>
  ),
  success: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  warning: <path d="M6 .8 11.6 11H.4Z" fill="currentColor" />,
  danger: <path d="M6 .2 11.8 6 6 11.8.2 6Z" fill="currentColor" />,
  paused: <path d="M2.5 1.5h2.6v9H2.5zM6.9 1.5h2.6v9H6.9z" fill="currentColor" />,
};

/**
 * The shape of a state, 12 px: ring, target, disc, triangle, diamond or two bars. Hidden from
 * assistive technology.
 */
function StatusShape({ tone }: { tone: StatusTone }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden focusable={false}>
      {shapes[tone]}
    </svg>
  );
}
