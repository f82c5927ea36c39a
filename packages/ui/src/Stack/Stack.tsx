import type { HTMLAttributes, Ref } from 'react';
import type { tokens } from '../tokens/tokens';
import * as S from './Stack.styles';

/** The name of a distance in `tokens.space`. */
export type SpaceName = keyof typeof tokens.space;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Direction of the children.
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * Distance between the children: a name in `tokens.space`.
   * @default 'md'
   */
  gap?: SpaceName | undefined;
  /**
   * Alignment across the direction.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /**
   * Alignment along the direction, when there is space left.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Whether children wrap onto another line.
   * @default false
   */
  wrap?: boolean | undefined;
  /**
   * The rendered element. A list contains `<li>`, a section a heading.
   * @default 'div'
   */
  element?: 'div' | 'ul' | 'ol' | 'section' | undefined;
}

const boxes = { div: S.Box, ul: S.List, ol: S.OrderedList, section: S.Section };

/**
 * A row or column with one distance between its children. Renders one `<div>`, or the list or
 * section of `element`. For aligned columns use `Grid`.
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
      // Without the role, Safari does not treat a list without markers as a list.
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
