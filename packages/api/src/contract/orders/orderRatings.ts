import { orderRatingDraft, type OrderRatingState } from '../../entities/orders/orderRating';
import { orderRef } from '../../schema';
import { change, read } from '../call';

/** Ratings of orders by their clients. Not specified. */
export const orderRatings = {
  getOfOrder: read('/gOrderRating/getOfOrder').takes(orderRef).gives<OrderRatingState>(),
  /** Gives the rating of an order, or changes one's own within a week. */
  save: change('/gOrderRating/save').takes(orderRatingDraft).gives<OrderRatingState>(),
};
