import { count } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { order } from './order';

/** Flash orders (闪调) with how far the queries of their data sources are. */
export const flashOrder = view('VOrderInfoFlush', {
  ...order.fields,
  queryCount: count({}),
  doneCount: count({}),
  failedCount: count({}),
});

/** A flash order with how far its queries are. */
export type FlashOrder = RowOf<typeof flashOrder>;
