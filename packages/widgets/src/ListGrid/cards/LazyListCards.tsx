import { lazyPart } from '../../internal/lazyPart/lazyPart';
import { CardSkeletons } from '../ListSkeleton';

/** `ListCards`, loaded on the screens that show cards. */
export const LazyListCards = lazyPart(async () => (await import('./ListCards')).ListCards, {
  waiting: ({ rows }) => <CardSkeletons count={rows.length} />,
});
