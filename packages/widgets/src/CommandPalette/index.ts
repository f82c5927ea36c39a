export { CommandPalette, type CommandPaletteProps } from './CommandPalette';
export { commandPaletteTexts } from './CommandPalette.texts';
export type {
  PaletteItem,
  PalettePrefix,
  PaletteSearchOptions,
  PaletteSource,
} from './model/paletteItem';
