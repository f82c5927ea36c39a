import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Badge.styles';
import { useFormatNumber } from '../texts/useFormatNumber';

export type BadgeTone = 'danger' | 'accent' | 'neutral';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Noun of the count, or meaning of the dot. Read aloud before the exact number. */
  label: string;
  /** The number. Without it the badge is a dot. */
  count?: number | undefined;
  /**
   * The largest number shown exactly; a larger one shows as "99+".
   * @default 99
   */
  max?: number | undefined;
  /**
   * Whether a count of zero is visible.
   * @default false
   */
  showZero?: boolean | undefined;
  /** @default 'danger' */
  tone?: BadgeTone | undefined;
  /**
   * The element that carries the badge on its corner: an icon, an avatar. Without it the badge is
   * inline.
   */
  children?: ReactNode;
}

/**
 * A count, or a dot for something new. Renders one `<span>`. For a state in words use `Tag` or
 * `StatusLight`.
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
