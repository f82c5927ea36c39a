import { lazyPart } from '../internal/lazyPart/lazyPart';

/** The preview, loaded when its button is hovered or focused. */
export const LazyPreviewDialog = lazyPart(
  async () => (await import('./preview/PreviewDialog')).PreviewDialog,
);
