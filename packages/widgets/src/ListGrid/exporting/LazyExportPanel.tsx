import { lazyPart } from '../../internal/lazyPart/lazyPart';

/** `ExportPanel`, loaded when its button is approached. */
export const LazyExportPanel = lazyPart(async () => (await import('./ExportPanel')).ExportPanel, {
  takesFocus: true,
});
