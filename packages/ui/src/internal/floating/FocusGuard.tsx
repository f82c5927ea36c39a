import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../styles/visuallyHidden';

const Guard = styled.span`
  ${visuallyHidden}
  position: fixed;
  inset: 0 auto auto 0;
`;

/** An invisible tab stop that passes focus on. */
export function FocusGuard(props: ComponentPropsWithRef<'span'>) {
  return <Guard {...props} tabIndex={0} data-focus-guard />;
}
