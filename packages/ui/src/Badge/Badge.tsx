import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Badge.styles';
import { useFormatNumber } from '../texts/useFormatNumber';

export type BadgeTone = 'danger' | 'accent' | 'neutral';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What is counted, or what the dot means. Read aloud before the exact number. */
  label: string;
  /** How many. Without it the badge is a dot. */
  count?: number;
  /**
   * The largest number that is written out; above it stands "99+".
   * @default 99
   */
  max?: number;
  /**
   * Whether a count of zero shows too.
   * @default false
   */
  showZero?: boolean;
  /** @default 'danger' */
  tone?: BadgeTone;
  /**
   * What the badge stands on the corner of: an icon, an avatar. Without it the badge stands in the
   * line.
   */
  children?: ReactNode;
}

/**
 * How many things wait, or that something is new. Renders one `<span>`. For a state in words use
 * `Tag` or `StatusLight`.
 */
export function Badge({
  label,
  count,
  max = 99,
  showZero = false,
  tone = 'danger',
  children,
  ...rest
}: BadgeProps) {
  const format = useFormatNumber();
  const isShown = count === undefined || count > 0 || (count === 0 && showZero);

  return (
    <S.Root {...rest} data-anchored={children != null || undefined}>
      {children}
      {isShown && (
        <>
          <S.Mark aria-hidden data-tone={tone} data-dot={count === undefined || undefined}>
            {count !== undefined && (
              <bdi dir="ltr">{count > max ? `${format(max)}+` : format(count)}</bdi>
            )}
          </S.Mark>
          <VisuallyHidden>
            {count === undefined ? ` ${label}` : ` ${label} ${format(count)}`}
          </VisuallyHidden>
        </>
      )}
    </S.Root>
  );
}
