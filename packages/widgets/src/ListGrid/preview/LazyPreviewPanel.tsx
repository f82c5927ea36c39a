import { lazyPart } from '../../internal/lazyPart/lazyPart';

/** `PreviewPanel`, loaded when a preview is opened, or its button is hovered or focused. */
export const LazyPreviewPanel = lazyPart(async () => (await import('./PreviewPanel')).PreviewPanel);
