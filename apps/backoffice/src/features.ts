import type { Feature, Screens } from './shell';

/** Every feature: a folder of `features/` takes part by exporting `feature` from `feature.ts`. */
const features = Object.values(
  import.meta.glob<{ feature: Feature }>('./features/*/feature.ts', { eager: true }),
).map(({ feature }) => feature);

/**
 * The pages of the workspace, by path. They are loaded with the workspace: the login page pays for
 * none of them.
 */
export const screens = Object.assign({}, ...features.map(({ pages }) => pages)) as Screens;
