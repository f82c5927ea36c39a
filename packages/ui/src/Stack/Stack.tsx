import type { HTMLAttributes, Ref } from 'react';
import type { tokens } from '../tokens/tokens';
import * as S from './Stack.styles';

/** A distance of the house, by its name in `tokens.space`. */
export type SpaceName = keyof typeof tokens.space;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Whether its parts stand below each other or side by side.
   * @default 'column'
   */
  direction?: 'column' | 'row';
  /**
   * Distance between its parts, by its name in `tokens.space`.
   * @default 'md'
   */
  gap?: SpaceName;
  /**
   * Where its parts stand across its direction.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /**
   * Where its parts stand along its direction when there is room left.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Whether parts that do not fit start another line.
   * @default false
   */
  wrap?: boolean;
  /**
   * The element it renders. A list holds `<li>`, a section a heading.
   * @default 'div'
   */
  element?: 'div' | 'ul' | 'ol' | 'section';
}

const boxes = { div: S.Box, ul: S.List, ol: S.OrderedList, section: S.Section };

/**
 * Things in a row or a column, at one distance. Renders one `<div>`, or the list or section that
 * `element` names. For columns that line up use `Grid`.
 */
export function Stack({
  direction = 'column',
  gap = 'md',
  align = 'stretch',
  justify = 'start',
  wrap = false,
  element = 'div',
  ref,
  ...rest
}: StackProps) {
  const Box = boxes[element] as typeof S.Box;
  return (
    <Box
      // A list without markers is none to Safari unless it says so.
      {...((element === 'ul' || element === 'ol') && { role: 'list' })}
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    />
  );
}
