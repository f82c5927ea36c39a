import type { MouseEvent } from 'react';
import { IconButton } from '@mingjian/ui';
import type { LucideIcon } from 'lucide-react';
import type { RichEditor } from './editor/slateNodes';
import type { ToolState } from './editor/toolState';

/** Props of a group of tools. */
export interface ToolGroupProps {
  state: ToolState;
  disabled: boolean;
  /** Runs a command; the focus stays where it is. */
  run(command: (editor: RichEditor) => unknown): void;
  /** Runs a command and gives the focus back to the text. */
  runAndReturn(command: (editor: RichEditor) => unknown): void;
}

export interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  /** Whether the selection has what the tool sets. @default a tool that sets nothing */
  isOn?: boolean | undefined;
  /** Whether the tool can do nothing at present. @default false */
  isOff?: boolean | undefined;
  onClick(): void;
}

/** A press runs the tool without taking the focus from the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One tool of the toolbar. */
export function ToolButton({ label, icon, disabled, isOn, isOff, onClick }: ToolButtonProps) {
  return (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      disabled={disabled || isOff}
      aria-pressed={isOn}
      onMouseDown={keepFocus}
      onClick={onClick}
    />
  );
}
