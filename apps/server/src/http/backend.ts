import type { Db } from '../database/connect';
import type { Totals } from '../resources/totals';

/** What handlers work with, the same for every call. */
export interface Backend {
  db: Db;
  totals: Totals;
  /** The time now, in whole seconds: no stored time is finer. */
  now(): Date;
}
