import type { OrderAction } from '@mingjian/api';
import type { orderDetailsTexts } from '../orderDetails.texts';

/** The wire value of accepting an order. */
export const ACCEPT: OrderAction = 'take';

type EventLabel = Extract<keyof (typeof orderDetailsTexts)['zh'], `event${string}`>;

const EVENT_LABELS: Readonly<Record<string, EventLabel>> = {
  'order.placed': 'eventPlaced',
  'order.taken': 'eventAccepted',
  'order.invited': 'eventInvited',
  'order.submitted': 'eventSubmitted',
  'order.dispatched': 'eventDispatched',
  'order.reviewed': 'eventReviewed',
  'order.reported': 'eventReported',
  'order.finished': 'eventCompleted',
  'order.settled': 'eventSettled',
  'order.cancelled': 'eventCancelled',
  'order.terminated': 'eventTerminated',
};

/** Returns the text key of an audit action, such as the stored `order.taken`. */
export function eventLabelOf(action: string): EventLabel {
  return (Object.hasOwn(EVENT_LABELS, action) && EVENT_LABELS[action]) || 'eventOther';
}
