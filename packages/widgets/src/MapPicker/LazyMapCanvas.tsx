import { lazyPart } from '../internal/lazyPart/lazyPart';

/** The map, with Leaflet: loaded when a picker with a map is shown. Searches work without it. */
export const LazyMapCanvas = lazyPart(async () => (await import('./MapCanvas')).MapCanvas);
