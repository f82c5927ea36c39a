import type { PaletteSource } from '@mingjian/widgets/CommandPalette';

/** The means of the shell that sources of features need. */
export interface PaletteContext {
  /** Opens the page of an address in its tab, as the menu does. */
  open(this: void, address: string): void;
}

/** A hook of a feature with its sources: what its reader may open, and nothing else. */
export type UsePaletteSources = (context: PaletteContext) => readonly PaletteSource[];

/** Loads the hooks of all features. */
export type LoadPaletteSources = () => Promise<readonly UsePaletteSources[]>;
