export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** An action of a notification. It also closes the notification. */
export interface NotificationAction {
  label: string;
  onClick(): void;
}

/** A notification to show. */
export interface NotificationOptions {
  /**
   * Id of the notification. One with the same id is replaced in its position. @default a generated
   * id
   */
  id?: string | undefined;
  /** @default 'info' */
  tone?: NotificationTone | undefined;
  /** The event, in a few words. */
  title: string;
  /** Its consequences, and the next step. */
  text?: string | undefined;
  action?: NotificationAction | undefined;
  /** Reverts the event. Adds a button for it. */
  onUndo?: (() => void) | undefined;
  /**
   * Milliseconds until it disappears, or `null` until it is closed. @default 6000; null for danger
   * and for notifications with an action
   */
  duration?: number | null | undefined;
}

/** A notification in the store. */
export interface Notification extends Omit<NotificationOptions, 'id' | 'tone' | 'duration'> {
  id: string;
  tone: NotificationTone;
  duration: number | null;
  /** Distinguishes it from the notification it replaced. */
  version: number;
}

/** Number of visible notifications. */
export const MAX_VISIBLE = 5;

const DEFAULT_DURATION = 6000;

/**
 * Returns the milliseconds until a notification disappears, or `null` if it stays until it is
 * closed.
 */
export function durationOf({ tone, action, onUndo, duration }: NotificationOptions): number | null {
  if (duration !== undefined) return duration;
  return tone === 'danger' || action || onUndo ? null : DEFAULT_DURATION;
}

/**
 * Returns the queue with `next` replacing the notification of its id, or else added: danger before
 * all waiting ones, others at the end.
 */
export function enqueue(queue: readonly Notification[], next: Notification): Notification[] {
  if (queue.some(({ id }) => id === next.id))
    return queue.map((existing) => (existing.id === next.id ? next : existing));
  const index =
    next.tone === 'danger'
      ? queue.findIndex(({ tone }, index) => index >= MAX_VISIBLE && tone !== 'danger')
      : -1;
  return index < 0 ? [...queue, next] : queue.toSpliced(index, 0, next);
}
