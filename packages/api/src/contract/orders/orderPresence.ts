import { presenceReport, type OrderPresence } from '../../entities/orders/orderPresence';
import { change } from '../call';

/** People who have the same order open. Not specified. */
export const orderPresence = {
  /** Reports that a window has a page of an order open, or has left it; returns who else has. */
  report: change('/gOrderPresence/report', {
    selfManaged: 'It comes every few seconds, changes nothing of the order, and the next mends it.',
  })
    .takes(presenceReport)
    .gives<OrderPresence>(),
};
