import type { ComponentPropsWithRef } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { iconButtonBox } from './styles/iconButtonBox';

const Root = styled.button`
  ${iconButtonBox}
`;

export interface DismissButtonProps extends ComponentPropsWithRef<'button'> {
  /** What closes: it is the button's accessible name. */
  label: string;
}

/**
 * The small cross that closes what it stands on. Unlike `IconButton` it has no tooltip, so it
 * brings no floating code along.
 */
export function DismissButton({ label, ...rest }: DismissButtonProps) {
  return (
    <Root {...rest} type="button" data-dismiss data-size="small" aria-label={label}>
      <Icon icon={X} />
    </Root>
  );
}
