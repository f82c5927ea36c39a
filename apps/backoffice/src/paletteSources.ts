import type { UsePaletteSources } from './shell';

/**
 * Sources of the palette: a folder of `features/` adds some by exporting `usePaletteSources` from
 * `paletteSources.ts`. They are loaded when the palette is first opened.
 */
export const paletteSources: readonly UsePaletteSources[] = Object.values(
  import.meta.glob<{ usePaletteSources: UsePaletteSources }>('./features/*/paletteSources.ts', {
    eager: true,
  }),
).map(({ usePaletteSources }) => usePaletteSources);
