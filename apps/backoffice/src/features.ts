import type { Feature, HeaderActions, LoadPaletteSources, Screens } from './shell';

/** Every feature: a folder of `features/` takes part by exporting `feature` from `feature.ts`. */
const features = Object.values(
  import.meta.glob<{ feature: Feature }>('./features/*/feature.ts', { eager: true }),
).map(({ feature }) => feature);

/**
 * The pages of the workspace, by path. They are loaded with the workspace: the login page pays for
 * none of them.
 */
export const screens = Object.assign({}, ...features.map(({ pages }) => pages)) as Screens;

/** Actions of features in the header. */
export const headerActions: HeaderActions = features.flatMap(({ headerActions = [] }) => [
  ...headerActions,
]);

/** Loads what features add to the palette, once it is opened. */
export const loadPaletteSources: LoadPaletteSources = async () =>
  (await import('./paletteSources')).paletteSources;
