import type { ComponentPropsWithRef, CSSProperties } from 'react';
import type { SpaceName } from '../Stack/Stack';
import { tokens } from '../tokens/tokens';
import * as S from './Grid.styles';

/** A width of the house, by its name in `tokens.measure`. */
export type MeasureName = keyof typeof tokens.measure;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * A number: at most so many columns, none narrower than `column` (96 px). A name in
   * `tokens.measure`: as many as fit, each at least so wide.
   * @default 'panel'
   */
  columns?: number | MeasureName;
  /**
   * Distance between rows and columns, by its name in `tokens.space`.
   * @default 'lg'
   */
  gap?: SpaceName;
}

/**
 * Things in columns of one width, as many as there is room for. Renders one `<div>`. For one row or
 * column use `Stack`.
 */
export function Grid({ columns = 'panel', gap = 'lg', style, ...rest }: GridProps) {
  return (
    <S.Root
      {...rest}
      data-gap={gap}
      style={{ ...style, ...columnWidths(columns, gap) } as CSSProperties}
    />
  );
}

function columnWidths(columns: number | MeasureName, gap: SpaceName) {
  if (typeof columns === 'string') return { '--mj-grid-least': tokens.measure[columns] };
  return {
    '--mj-grid-least': tokens.measure.column,
    '--mj-grid-share': `calc((100% - ${columns - 1} * ${tokens.space[gap]}) / ${columns})`,
  };
}
