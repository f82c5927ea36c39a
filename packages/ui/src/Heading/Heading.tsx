import type { ComponentPropsWithRef } from 'react';
import * as S from './Heading.styles';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingSize = 'display' | 'heading' | 'title';

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Level in the outline of the page, one below the heading before it. */
  level: HeadingLevel;
  /**
   * Size of 24, 20 or 16 px, independent of the level.
   * @default 'display' for level 1, 'heading' for 2, 'title' below
   */
  size?: HeadingSize | undefined;
}

const elements = { 1: S.Level1, 2: S.Level2, 3: S.Level3, 4: S.Level4, 5: S.Level5, 6: S.Level6 };

/**
 * The heading of a section. Renders one `<h1>` to `<h6>` without margins. For the head of a page
 * use `PageHeader`.
 */
export function Heading({ level, size = sizeOf(level), ...rest }: HeadingProps) {
  const Element = elements[level];
  return <Element {...rest} data-size={size} />;
}

function sizeOf(level: HeadingLevel): HeadingSize {
  if (level === 1) return 'display';
  return level === 2 ? 'heading' : 'title';
}
