import type { CSSProperties } from 'react';
import { Dialog, useControllable, useTexts } from '@mingjian/ui';
import { commandPaletteTexts } from './CommandPalette.texts';
import type { PaletteSource } from './model/paletteItem';
import { PaletteContent } from './PaletteContent';

export interface CommandPaletteProps {
  open: boolean;
  /** Called by a choice, Escape, the close button and a press on the backdrop. */
  onClose: () => void;
  /** Groups of choices, in their order. */
  sources: readonly PaletteSource[];
  /** Accessible name. @default 查找与跳转 */
  title?: string | undefined;
  /** Text of the empty field. @default 输入名称或拼音首字母 */
  placeholder?: string | undefined;
  /**
   * Keys of recent choices, the newest first: the ids of source and item with `/` between. Those at
   * hand are shown before anything is typed.
   */
  recent?: readonly string[] | undefined;
  /** @default none */
  defaultRecent?: readonly string[] | undefined;
  /** Called with the recent choices once one is chosen. */
  onRecentChange?: ((recent: readonly string[]) => void) | undefined;
}

const SHARE = { '--mj-dialog-share': '640px' } as CSSProperties;

const NONE: readonly string[] = [];

/**
 * A field that finds pages, records and actions by a few letters, for people who keep their hands
 * on the keyboard. Renders a `Dialog` with a combobox and its listbox. The parent binds the keys
 * that open it. For values of a form use `Combobox`, for actions of one thing `Menu`.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, sources, title, placeholder } = props;
  const { recent: value, defaultRecent: initial = NONE, onRecentChange: onChange } = props;
  const t = useTexts(commandPaletteTexts);
  const [recent, setRecent] = useControllable({ value, initial, onChange });
  return (
    <Dialog open={open} onClose={onClose} title={title ?? t.title} hideTitle style={SHARE}>
      <PaletteContent
        label={title ?? t.title}
        placeholder={placeholder ?? t.placeholder}
        sources={sources}
        recent={recent}
        onRecentChange={setRecent}
        onClose={onClose}
      />
    </Dialog>
  );
}
