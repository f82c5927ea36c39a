import type { ComponentPropsWithRef } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { iconButtonBox } from './styles/iconButtonBox';

const Root = styled.button`
  ${iconButtonBox}
`;

export interface DismissButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name of the button: the element it closes. */
  label: string;
}

/**
 * A small cross that closes its container. Unlike `IconButton` it has no tooltip, and thus imports
 * no floating library.
 */
export function DismissButton({ label, ...rest }: DismissButtonProps) {
  return (
    <Root {...rest} type="button" data-dismiss data-size="small" aria-label={label}>
      <Icon icon={X} />
    </Root>
  );
}
