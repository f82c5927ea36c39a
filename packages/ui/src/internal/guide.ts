import type { ReactNode } from 'react';

/** One half of a do-and-don't pair: something live, and why it is right or wrong. */
export interface GuideExample {
  /** What is right or wrong about it, in one sentence. */
  note: string;
  /** The thing itself, drawn with its real component. */
  example: ReactNode;
}

/** What a component's page says that neither its types nor its stories can. */
export interface Guide {
  /** When to reach for it, one occasion each. */
  use: readonly string[];
  /** When something else serves better, and what. */
  avoid: readonly string[];
  /** Live pairs: the left one is right, the right one is a mistake that really gets made. */
  pairs: readonly { do: GuideExample; dont: GuideExample }[];
  /** Its parts in reading order. */
  anatomy: readonly { part: string; is: string }[];
  /** What each key does; empty for what takes no focus. */
  keyboard: readonly { keys: string; does: string }[];
}
