import type { ComponentType } from 'react';
import type { Feature, OpenPageProps, Screens } from './shell';

/** Every feature: a folder of `features/` takes part by exporting `feature` from `feature.ts`. */
const features = Object.values(
  import.meta.glob<{ feature: Feature }>('./features/*/feature.ts', { eager: true }),
).map(({ feature }) => feature);

/** The pages of the workspace, by path. */
export const screens: Screens = merge(features.map(({ pages = {} }) => pages));

/** The pages that need no session, by path. */
export const openPages = merge<ComponentType<OpenPageProps>>(
  features.map(({ openPages = {} }) => openPages),
);

function merge<Value>(parts: readonly Readonly<Record<string, Value>>[]): Record<string, Value> {
  return Object.assign({}, ...parts) as Record<string, Value>;
}
