import type { OrderEventAction } from '@mingjian/api';
import type { orderDetailsTexts } from '../orderDetails.texts';

type EventLabel = Extract<keyof (typeof orderDetailsTexts)['zh'], `event${string}`>;

const EVENT_LABELS: Readonly<Record<OrderEventAction, EventLabel>> = {
  'order.placed': 'eventPlaced',
  'order.accepted': 'eventAccepted',
  'order.invited': 'eventInvited',
  'order.submitted': 'eventSubmitted',
  'order.dispatched': 'eventDispatched',
  'order.reviewed': 'eventReviewed',
  'order.reported': 'eventReported',
  'order.scored': 'eventScored',
  'order.issued': 'eventIssued',
  'order.finished': 'eventCompleted',
  'order.settled': 'eventSettled',
  'order.cancelled': 'eventCancelled',
  'order.terminated': 'eventTerminated',
};

const isKnown = (action: string): action is OrderEventAction => Object.hasOwn(EVENT_LABELS, action);

/** Returns the text key of an action of the history; that of a newer server is an update. */
export const eventLabelOf = (action: string): EventLabel =>
  isKnown(action) ? EVENT_LABELS[action] : 'eventOther';
