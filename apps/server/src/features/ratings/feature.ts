import { orderRatings } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { rateOrder, ratingOf } from './rateOrder';

/** Ratings of orders by their clients. */
export const ratings: Feature = {
  name: 'ratings',
  calls: [
    bind(orderRatings).to({
      getOfOrder: async ({ orderId }, caller, backend) => ratingOf(orderId, caller, backend),
      save: async (draft, caller, backend) => {
        await rateOrder(draft, caller, backend);
        return ratingOf(draft.orderId, caller, backend);
      },
    }),
  ],
  uncountedTables: ['orderRatings'],
};
