import { lazyPart } from '../../internal/lazyPart/lazyPart';

/** `EmptyList`, loaded when a list has no rows. */
export const LazyEmptyList = lazyPart(async () => (await import('./EmptyList')).EmptyList);
