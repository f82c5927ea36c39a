import { object } from 'yup';
import { choice, idList, idText, timeText } from '../../schema';

/** Events that clients may subscribe to. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.status_changed',
  'order.cancelled',
  'report.issued',
] as const;

/** An event that clients may subscribe to. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Type of the event that somebody sends to try an endpoint. */
export const WEBHOOK_TEST = 'webhook.test';

/** Types of all messages to endpoints. */
export const WEBHOOK_TYPES = [...WEBHOOK_EVENTS, WEBHOOK_TEST] as const;

/** Versions of the bodies, by the day from which they are sent; the newest one last. */
export const WEBHOOK_VERSIONS = ['2026-11-01'] as const;

/** Reasons why an attempt failed, or a delivery ended without success. */
export const WEBHOOK_PROBLEMS = [
  'timeout',
  'unreachable',
  'address',
  'redirect',
  'status',
  'gone',
  'stopped',
] as const;

/** The reason why an attempt failed. */
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** Hours in which the secret before still signs beside a new one. */
export const SECRET_OVERLAP_HOURS = 24;

/** The new secret of an endpoint. No later response has it. */
export interface WebhookSecret {
  /** `whsec_` and base64. */
  secret: string;
  /** Until when the secret before signs too; `null` when there was none. */
  previousUntil: string | null;
}

/** One attempt to deliver an event. */
export interface WebhookAttempt {
  /** From 1. */
  number: number;
  startTime: string;
  /** Milliseconds. */
  costMs: number;
  httpStatus: number | null;
  problem: WebhookProblem | null;
  /** The first 4 KB of the response, masked; `null` for none. */
  response: string | null;
}

/** The body of a delivery, and its attempts. */
export interface WebhookDeliveryDetail {
  id: string;
  /** Value of the header `webhook-id`. */
  messageId: string;
  url: string;
  /** JSON text, as it is sent. */
  body: string;
  /** The newest first. */
  attempts: readonly WebhookAttempt[];
}

/** Deliveries to repeat, comma-joined. */
export const replayRequest = object({ id: idList().required() });

/** A range of an endpoint's deliveries to repeat. */
export const replayRangeRequest = object({
  endpointId: idText().required(),
  /** First moment, in Beijing time. */
  from: timeText().required(),
  /** Last moment, in Beijing time. */
  to: timeText().required(),
  /** 1 repeats only those that were not delivered, 0 all. */
  onlyFailed: choice(0, 1).required(),
});

/** The number of deliveries that are sent again. */
export interface Replayed {
  queued: number;
}
