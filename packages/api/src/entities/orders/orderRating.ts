import { object } from 'yup';
import { choice, idText, word } from '../../schema';

/** Days in which a rating may be changed by who gave it. */
export const RATING_DAYS = 7;

/** Stars of a rating. */
export const RATING_STARS = [1, 2, 3, 4, 5] as const;

/** A client's rating of an order. */
export interface OrderRating {
  stars: (typeof RATING_STARS)[number];
  content: string | null;
  /** Name of the account that gave it. */
  userName: string;
  rateTime: string;
}

/** The rating of an order, and whether its reader may give or change it. */
export interface OrderRatingState {
  rating: OrderRating | null;
  mayRate: boolean;
  /** Last day on which it may be changed; `null` without a rating. */
  changeableUntil: string | null;
}

/** Schema of a rating. */
export const orderRatingDraft = object({
  orderId: idText().required(),
  stars: choice(...RATING_STARS).required(),
  content: word(1_000).nullable(),
});
