import { lazyPart } from '../internal/lazyPart/lazyPart';

/** The picker, loaded when pictures are first picked. */
export const LazyMaterialPicker = lazyPart(
  async () => (await import('./MaterialPicker')).MaterialPicker,
  { waiting: () => null },
);
