import type { IconProps } from '@mingjian/ui';

/** A character that narrows the palette to the sources which have it. */
export type PalettePrefix = '>' | '#' | '@';

/** A choice of the palette. */
export interface PaletteItem {
  /** Identity within its source. */
  id: string;
  label: string;
  /** A second text beside the label, such as the group that the item belongs to. */
  hint?: string | undefined;
  /** Other texts that find the item, in lower case: its pinyin, their initials, a code. */
  keys?: readonly string[] | undefined;
  icon?: IconProps['icon'] | undefined;
  /** Keys that do the same elsewhere, such as "Mod+S". They are shown, not bound. */
  shortcut?: string | undefined;
  /** Called once the palette is closed. */
  onSelect: () => void;
}

/** The options of a search. */
export interface PaletteSearchOptions {
  /** Aborted once another text is typed, and when the palette closes. */
  signal: AbortSignal;
}

/** A group of choices: those at hand, those that a search finds, or both. */
export interface PaletteSource {
  id: string;
  /** Name of the group. */
  label: string;
  /** Character that narrows the palette to this source and others that have it. */
  prefix?: PalettePrefix | undefined;
  /** Choices at hand: they are found without a request. */
  items?: readonly PaletteItem[] | undefined;
  /** Returns the choices for a text, the best first. It is called once typing pauses. */
  search?:
    | ((text: string, options: PaletteSearchOptions) => Promise<readonly PaletteItem[]>)
    | undefined;
}

/** Returns the identity of an item among all sources. */
export const itemKey = (source: Pick<PaletteSource, 'id'>, item: Pick<PaletteItem, 'id'>) =>
  `${source.id}/${item.id}`;
