import { lazyPart } from '../../internal/lazyPart/lazyPart';

/** `ChooserPanel`, loaded when its button is approached. */
export const LazyChooserPanel = lazyPart(
  async () => (await import('./ChooserPanel')).ChooserPanel,
  { takesFocus: true },
);
