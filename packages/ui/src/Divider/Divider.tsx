import type { ComponentPropsWithRef } from 'react';
import * as S from './Divider.styles';

export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * Direction of the line. A vertical one is as high as its row.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Short text in the middle of the line, and its accessible name. */
  label?: string | undefined;
}

/**
 * A line between groups. Renders one `<div role="separator">` without margins. Between the tools of
 * a toolbar use `ToolbarSeparator`, for a group with a name `Card` or `Fieldset`.
 */
export function Divider({ orientation = 'horizontal', label, ...rest }: DividerProps) {
  return (
    <S.Root
      role="separator"
      aria-orientation={orientation}
      aria-label={label}
      {...rest}
      data-orientation={orientation}
      data-plain={label === undefined || undefined}
    >
      {label}
    </S.Root>
  );
}
