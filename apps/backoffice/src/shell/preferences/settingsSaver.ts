import type { ShellSettings } from '@mingjian/api';
import { browserStorage } from '../../base/browserStorage';
import { storedText } from './model/storedSettings';

export interface SettingsSaverOptions {
  /** Stores a text on the server. */
  send(text: string): Promise<unknown>;
  /** Key of the settings in the local storage, until the server has them. */
  key: string;
  onFailure(): void;
}

/** Milliseconds without a further change before settings are sent. */
const PAUSE = 400;

/** Saves the settings of one person. */
export interface SettingsSaver {
  /** Stores settings here at once and on the server soon. Of several, the newest is stored. */
  save(settings: ShellSettings): void;
  /** Forgets changes that have not been sent. They stay stored here. */
  stop(): void;
}

/**
 * Creates a saver. Saves never overtake each other: a change during a save is sent after it. What
 * the server has not confirmed stays in the local storage, for the next visit.
 */
export function createSettingsSaver({ send, key, onFailure }: SettingsSaverOptions): SettingsSaver {
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let last = 0;

  async function sendWaiting() {
    if (isSending || waiting === null) return;
    const text = waiting;
    waiting = null;
    isSending = true;
    try {
      await send(text);
      // Another window may have stored a newer change meanwhile.
      if (browserStorage.get(key) === text) browserStorage.remove(key);
    } catch {
      if (waiting === null) onFailure();
    } finally {
      isSending = false;
    }
    await sendWaiting();
  }

  return {
    save(settings) {
      // A clock may stand still between two changes, or go back.
      last = Math.max(Date.now(), last + 1);
      waiting = storedText(settings, last);
      browserStorage.set(key, waiting);
      clearTimeout(timer);
      timer = setTimeout(() => void sendWaiting(), PAUSE);
    },
    stop() {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
