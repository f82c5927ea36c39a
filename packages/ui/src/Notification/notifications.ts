import { createStore, type ReadableStore } from '../internal/state/createStore';
import { enqueue, durationOf, type Notification, type NotificationOptions } from './model/queue';

/**
 * The store of the notifications, visible ones first, then those that wait. It lives outside React:
 * any code may show one, and only `NotificationRegion` renders.
 */
export interface Notifications extends ReadableStore<readonly Notification[]> {
  /** Shows a notification, or queues it. Returns its id. */
  show(notification: NotificationOptions): string;
  dismiss(id: string): void;
  dismissAll(): void;
}

const NONE: readonly Notification[] = [];

/** Creates the store. An application needs one, and passes it to `NotificationRegion`. */
export function createNotifications(): Notifications {
  const { get, getInitial, set, subscribe } = createStore(NONE);
  let count = 0;

  return {
    get,
    getInitial,
    subscribe,
    show(options) {
      count += 1;
      const id = options.id ?? `notification-${count}`;
      set(
        enqueue(get(), {
          ...options,
          id,
          tone: options.tone ?? 'info',
          duration: durationOf(options),
          version: count,
        }),
      );
      return id;
    },
    dismiss(id) {
      const rest = get().filter((notification) => notification.id !== id);
      if (rest.length < get().length) set(rest);
    },
    dismissAll() {
      if (get().length > 0) set(NONE);
    },
  };
}
