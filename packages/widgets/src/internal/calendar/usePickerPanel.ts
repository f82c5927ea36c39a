import { createContext, useRef, useState, type PointerEvent } from 'react';
import type { PopoverProps } from '@mingjian/ui';

/** Whether focus moves into the panel, not when a click in the input opened it. */
export const PanelTakesFocus = createContext(true);

/** Open state of a picker's panel. */
export interface PickerPanel {
  popover: Pick<PopoverProps, 'open' | 'onOpenChange' | 'inputRef' | 'takesFocus'>;
  isOpen: boolean;
  /** Opens the panel if need be, and moves focus into it. */
  enter(): void;
  close(): void;
  /** Opens the panel and leaves focus in the input. A finger does not: its keyboard comes up. */
  onPointerUp(event: PointerEvent<HTMLElement>): void;
}

/** Returns the state of a panel that its button, arrow down and a click in the input open. */
export function usePickerPanel(): PickerPanel {
  const [mode, setMode] = useState<'closed' | 'beside' | 'entered'>('closed');
  const inputRef = useRef<HTMLElement>(null);
  return {
    popover: {
      open: mode !== 'closed',
      onOpenChange: (open) => setMode(open ? 'entered' : 'closed'),
      inputRef,
      takesFocus: mode === 'entered',
    },
    isOpen: mode !== 'closed',
    enter: () => setMode('entered'),
    close: () => setMode('closed'),
    onPointerUp({ pointerType, button, currentTarget }) {
      if (pointerType === 'touch' || button !== 0) return;
      inputRef.current = currentTarget;
      setMode('beside');
    },
  };
}
