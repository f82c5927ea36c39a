import type { ReactNode } from 'react';
import type { Size } from '../model/zoom';
import * as S from './Pane.styles';
import { usePane } from './usePane';

export interface PaneProps {
  /** Accessible description of the visible part of the picture. */
  label: string;
  /** Stands above it. */
  caption: string;
  size: Size;
  /** Canvases and marks, in pixels of the picture. */
  children: ReactNode;
}

/**
 * A window onto a picture that is dragged, and zoomed with Ctrl and the wheel. Renders a `<div
 * role="group">`.
 */
export function Pane({ label, caption, size, children }: PaneProps) {
  const { paneRef, sheetRef, isCut, isDragging, dragProps } = usePane(size);
  return (
    <S.Root role="group" aria-label={label}>
      <S.Caption aria-hidden>{caption}</S.Caption>
      <S.Window
        {...dragProps}
        ref={paneRef}
        data-cut={isCut || undefined}
        data-dragging={isDragging || undefined}
      >
        <S.Sheet ref={sheetRef}>{children}</S.Sheet>
      </S.Window>
    </S.Root>
  );
}
