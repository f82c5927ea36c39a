import type { ComponentPropsWithRef, CSSProperties } from 'react';
import * as S from './Skeleton.styles';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * Number of placeholder lines.
   * @default 3
   */
  lines?: number | undefined;
}

/**
 * Placeholder lines of loading text. Renders one `<div>`, hidden from assistive technology: mark
 * the loading region with `aria-busy`. For unknown layouts use `Spinner`.
 */
export function Skeleton({ lines = 3, ...rest }: SkeletonProps) {
  return (
    <S.Lines {...rest} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <S.Block key={line} data-line />
      ))}
    </S.Lines>
  );
}

export interface SkeletonBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Any CSS length; a number is pixels. @default '100%' */
  width?: string | number | undefined;
  /** Any CSS length; a number is pixels. @default '1em' */
  height?: string | number | undefined;
}

/** One placeholder block of a loading image, number or button. Renders one `<div>`. */
export function SkeletonBlock({ width, height, style, ...rest }: SkeletonBlockProps) {
  const size = {
    '--mj-skeleton-width': length(width),
    '--mj-skeleton-height': length(height),
  } as CSSProperties;
  return <S.Block {...rest} aria-hidden style={{ ...style, ...size }} />;
}

function length(value: string | number | undefined) {
  return typeof value === 'number' ? `${value}px` : value;
}
