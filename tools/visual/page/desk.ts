import { createContext, use, useSyncExternalStore } from 'react';
import {
  createAnnouncements,
  createMessages,
  type Announcements,
  type Messages,
} from '@mingjian/ui';
import type { Report } from '../report';
import { FITTED, type View } from './model/zoom';
import { indexReport } from './model/reportIndex';
import type { Mode } from './model/pair';
import type { Preferences } from './model/preferences';
import { beginReview, type Review, type Scope } from './model/review';
import { logKey, readLog, writeLog } from './model/storedLog';
import type { Pictures } from './pictures';
import { keep, keepPreferences, readKept, readPreferences } from './preferences';
import { createStore, type Store } from './store';

/** Overlays of the picture. */
export type MarkName = 'focus' | 'names' | 'contrast' | 'axe';

/** Sections of the panel. */
export type PanelPart = 'why' | 'matrix' | 'steps' | 'checks' | 'tree';

/** View settings of the reviewer. */
export interface Looking {
  mode: Mode;
  marks: Readonly<Record<MarkName, boolean>>;
  /** Which region was jumped to, from 0; -1 before the first jump. */
  region: number;
  /** Position of the slider between the pictures, in percent. */
  split: number;
  /** Opacity of the present picture, in percent. */
  onion: number;
  /** Whether blinking shows the second picture. */
  isSecond: boolean;
  /** Sections of the panel that the reviewer folded or unfolded. */
  sections: Readonly<Partial<Record<PanelPart, boolean>>>;
  /** Place of the step of the play function that is shown large, from 0; -1 for none. */
  step: number;
}

/** A question that stands above the page. */
export type Question =
  | { kind: 'decide'; verdict: 'accept' | 'deny'; scope: Scope }
  | { kind: 'name' }
  | { kind: 'keys' };

/** Everything the page knows, in stores that parts read piece by piece. */
export interface Desk {
  review: Store<Review>;
  view: Store<View>;
  looking: Store<Looking>;
  preferences: Store<Preferences>;
  question: Store<Question | null>;
  /** Whether the browser keeps the decisions. */
  isKept: Store<boolean>;
  pictures: Pictures;
  /** Messages for screen readers only: moves and decisions, which are visible. */
  announcements: Announcements;
  /** Messages that are also shown, because they are easy to miss. */
  messages: Messages;
}

const LOOKING: Looking = {
  mode: 'side',
  marks: { focus: false, names: false, contrast: false, axe: false },
  region: -1,
  split: 50,
  onion: 50,
  isSecond: false,
  sections: {},
  step: -1,
};

/** Lays out a report: finds the decisions made before, and keeps each new one at once. */
export function createDesk(report: Report, pictures: Pictures): Desk {
  const index = indexReport(report);
  const key = logKey(report.id);
  const review = createStore(beginReview(index, readLog(readKept(key), index)));
  const preferences = createStore(readPreferences());
  const isKept = createStore(true);

  let kept = review.get().log;
  review.subscribe(() => {
    const { log } = review.get();
    if (log === kept) return;
    kept = log;
    isKept.set(keep(key, writeLog(log)));
  });
  preferences.subscribe(() => keepPreferences(preferences.get()));

  return {
    review,
    view: createStore(FITTED),
    looking: createStore(LOOKING),
    preferences,
    question: createStore<Question | null>(null),
    isKept,
    pictures,
    announcements: createAnnouncements(),
    messages: createMessages(),
  };
}

/** Carries the desk to every part. */
export const DeskContext = createContext<Desk | null>(null);

/** Returns the desk. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('No desk: parts of the review page work only inside ReviewPage.');
  return desk;
}

/**
 * Returns a part of a store's value. `select` must return the same object while nothing it reads
 * has changed.
 */
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Returns a part of the review. */
export function useReview<Part>(select: (review: Review) => Part): Part {
  return useStore(useDesk().review, select);
}

/** Returns a part of how pictures are looked at. */
export function useLooking<Part>(select: (looking: Looking) => Part): Part {
  return useStore(useDesk().looking, select);
}
