import type { OpenPages } from './shell';

/**
 * The pages that need no session, by path: a folder of `features/` has them by exporting
 * `openPages` from `openPages.ts`. The list is loaded for any of them but the login page.
 */
export const openPages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<{ openPages: OpenPages }>('./features/*/openPages.ts', { eager: true }),
  ).map((feature) => feature.openPages),
) as OpenPages;
