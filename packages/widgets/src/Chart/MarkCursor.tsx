import type { KeyboardEvent, RefObject } from 'react';
import { useLinkComponent } from '@mingjian/ui';
import * as S from './Chart.styles';
import type { ChartMark, PlacedMark } from './model/chartModel';

export interface MarkCursorProps {
  mark: PlacedMark;
  label: string;
  /** Whether the mark is emphasised. */
  isShown: boolean;
  describedBy: string;
  onSelect?: ((mark: ChartMark) => void) | undefined;
  hrefOf?: ((mark: ChartMark) => string) | undefined;
  ref: RefObject<HTMLElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The mark that has the tab stop: a link, a button, or an image with a name. */
export function MarkCursor({
  mark,
  label,
  isShown,
  ref,
  describedBy,
  hrefOf,
  onSelect,
  ...handlers
}: MarkCursorProps) {
  const LinkComponent = useLinkComponent();
  const { path, origin: _origin, holds: _holds, x, y, width, height, ...plain } = mark;
  const common = {
    ...handlers,
    'aria-label': label,
    'aria-describedby': describedBy,
    'data-shown': isShown || undefined,
    'data-outlined': path !== undefined || undefined,
    style: { left: x, top: y, width, height },
    onClick: () => onSelect?.(plain),
  };
  const setRef = (element: HTMLElement | null) => {
    ref.current = element;
  };
  if (hrefOf)
    return (
      <S.Cursor
        {...common}
        as={LinkComponent}
        ref={setRef}
        data-opens
        {...hrefProps(hrefOf(plain))}
      />
    );
  if (onSelect)
    return <S.Cursor {...common} as="button" ref={setRef} data-opens {...buttonProps} />;
  return <S.Cursor {...common} ref={setRef} role="img" tabIndex={0} />;
}

const buttonProps = { type: 'button' };
const hrefProps = (href: string) => ({ href });
