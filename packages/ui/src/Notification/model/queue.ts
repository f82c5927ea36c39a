export type NotificationTone = 'info' | 'success' | 'warning' | 'danger';

/** Something that can be done about a notice: it closes the notice, too. */
export interface NotificationAction {
  label: string;
  onSelect(): void;
}

/** What someone asks to be shown. */
export interface NotificationOptions {
  /** A notice of the same id is replaced and keeps its place. @default one of its own */
  id?: string;
  /** @default 'info' */
  tone?: NotificationTone;
  /** What happened, in a few words. */
  title: string;
  /** What it means and what to do. */
  text?: string;
  action?: NotificationAction;
  /** Takes back what was done: adds a button for it. */
  onUndo?: () => void;
  /**
   * How long it stays in sight, in milliseconds, or `null` until it is closed. @default 6000; null
   * for danger and what can be acted on
   */
  duration?: number | null;
}

/** A notice as it is kept. */
export interface Notification extends Omit<NotificationOptions, 'id' | 'tone' | 'duration'> {
  id: string;
  tone: NotificationTone;
  duration: number | null;
  /** Tells it from the one that it replaced. */
  version: number;
}

/** How many are in sight at a time. */
export const MOST_SHOWN = 5;

const USUAL_DURATION = 6000;

/**
 * Returns how long a notice stays: long enough to be read, or until it is closed when something
 * hangs on it.
 */
export function stayOf({ tone, action, onUndo, duration }: NotificationOptions): number | null {
  if (duration !== undefined) return duration;
  return tone === 'danger' || action || onUndo ? null : USUAL_DURATION;
}

/**
 * Returns the queue with `next` in place of the one with its id, or else at the end; danger goes
 * before all that wait.
 */
export function enqueue(queue: readonly Notification[], next: Notification): Notification[] {
  if (queue.some(({ id }) => id === next.id))
    return queue.map((present) => (present.id === next.id ? next : present));
  const place =
    next.tone === 'danger'
      ? queue.findIndex(({ tone }, at) => at >= MOST_SHOWN && tone !== 'danger')
      : -1;
  return place < 0 ? [...queue, next] : queue.toSpliced(place, 0, next);
}
