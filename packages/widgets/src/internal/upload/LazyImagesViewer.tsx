import { lazyPart } from '../lazyPart/lazyPart';

/** The viewer, loaded with the first image that is viewed. */
export const LazyImagesViewer = lazyPart(async () => (await import('./ImagesViewer')).ImagesViewer);
