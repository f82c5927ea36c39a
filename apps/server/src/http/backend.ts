import type { Db } from '../database/connect';
import type { ExportDesk } from '../features/listExports/exportDesk';
import type { Totals } from '../resources/totals';

/** What handlers work with, the same for every call. */
export interface Backend {
  db: Db;
  totals: Totals;
  exports: ExportDesk;
  /** The time now, in whole seconds: no stored time is finer. */
  now(): Date;
}
