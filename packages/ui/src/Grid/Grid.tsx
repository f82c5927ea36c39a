import type { ComponentPropsWithRef, CSSProperties } from 'react';
import type { SpaceName } from '../Stack/Stack';
import { tokens } from '../tokens/tokens';
import * as S from './Grid.styles';

/** The name of a width in `tokens.width`. */
export type WidthName = keyof typeof tokens.width;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * A number is the most columns, none narrower than 96 px. A name in `tokens.width` is the least
   * width of a column: as many columns as fit.
   * @default 'xs'
   */
  columns?: number | WidthName | undefined;
  /**
   * Distance between rows and columns: a name in `tokens.space`.
   * @default 'lg'
   */
  gap?: SpaceName | undefined;
}

/**
 * A grid with columns of equal width. Renders one `<div>`. For one row or column use `Stack`.
 */
export function Grid({ columns = 'xs', gap = 'lg', style, ...rest }: GridProps) {
  return (
    <S.Root
      {...rest}
      data-gap={gap}
      style={{ ...style, ...columnWidths(columns, gap) } as CSSProperties}
    />
  );
}

function columnWidths(columns: number | WidthName, gap: SpaceName) {
  if (typeof columns === 'string') return { '--mj-grid-least': tokens.width[columns] };
  return {
    '--mj-grid-least': tokens.width.xxxs,
    '--mj-grid-share': `calc((100% - ${columns - 1} * ${tokens.space[gap]}) / ${columns})`,
  };
}
