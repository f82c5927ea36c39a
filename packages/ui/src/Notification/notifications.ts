import { enqueue, stayOf, type Notification, type NotificationOptions } from './model/queue';

/**
 * The notices of the page, in a store outside React: anything may show one, and only the region
 * renders.
 */
export interface Notifications {
  /** Shows a notice, or has it wait for its turn. Returns its id. */
  show(notification: NotificationOptions): string;
  dismiss(id: string): void;
  dismissAll(): void;
  /** Calls `listener` after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** All of them, those in sight first. */
  getCurrent(): readonly Notification[];
}

/** What there is at the start, and on the server. */
export const NO_NOTIFICATIONS: readonly Notification[] = [];

/** Creates the store. One an application; hand it to `NotificationRegion`. */
export function createNotifications(): Notifications {
  const listeners = new Set<() => void>();
  let current = NO_NOTIFICATIONS;
  let count = 0;

  const change = (next: readonly Notification[]) => {
    if (next.length === 0 && current.length === 0) return;
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    show(options) {
      count += 1;
      const id = options.id ?? `notification-${count}`;
      change(
        enqueue(current, {
          ...options,
          id,
          tone: options.tone ?? 'info',
          duration: stayOf(options),
          version: count,
        }),
      );
      return id;
    },
    dismiss(id) {
      if (current.some((present) => present.id === id))
        change(current.filter((present) => present.id !== id));
    },
    dismissAll: () => change(NO_NOTIFICATIONS),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getCurrent: () => current,
  };
}
