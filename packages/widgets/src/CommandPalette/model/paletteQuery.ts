import { foldText } from './foldText';
import type { PalettePrefix, PaletteSource } from './paletteItem';

/** The typed text as the palette reads it. */
export interface PaletteQuery {
  /** `null` for all sources. */
  prefix: PalettePrefix | null;
  text: string;
}

/** Signs of Chinese input methods for the same key. */
const OTHER_SIGNS: Record<string, PalettePrefix> = { '》': '>', '〉': '>' };

/** Returns the prefix and the text of what is typed. Only prefixes of the sources count. */
export function readQuery(typed: string, sources: readonly PaletteSource[]): PaletteQuery {
  const text = typed.trim();
  const first = foldText(text.charAt(0)).text;
  const sign = OTHER_SIGNS[first] ?? first;
  const prefix = sources.find((source) => source.prefix === sign)?.prefix ?? null;
  return { prefix, text: prefix === null ? text : text.slice(1).trim() };
}

/** Returns the sources that a prefix leaves. */
export const narrowed = (sources: readonly PaletteSource[], prefix: PalettePrefix | null) =>
  prefix === null ? sources : sources.filter((source) => source.prefix === prefix);
