import { lazyPart } from '../internal/lazyPart/lazyPart';

/** The dialogs of a library, loaded when somebody approaches it. */
export const LazyLibraryDialogs = lazyPart(
  async () => (await import('./LibraryDialogs')).LibraryDialogs,
  { waiting: () => null },
);
