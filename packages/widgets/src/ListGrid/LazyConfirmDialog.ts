import { lazyPart } from '../internal/lazyPart/lazyPart';

/** `ConfirmDialog`, loaded by a list whose rows can be deleted. */
export const LazyConfirmDialog = lazyPart(
  async () => (await import('./confirmDialog')).ConfirmDialog,
  { waiting: () => null },
);
