import { lazyPart } from '../internal/lazyPart/lazyPart';

/** The dialog that crops, loaded with the first image to crop. */
export const LazyCropDialog = lazyPart(async () => (await import('./crop/CropDialog')).CropDialog);
