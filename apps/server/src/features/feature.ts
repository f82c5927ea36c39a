import type { TableName } from '../database/schema';
import type { BoundArea } from '../http/bind';
import type { ServedResource, Usage } from '../resources/servedResource';
import type { Rights } from '../roles';
import type { UndeliverableHandler } from './outbox/undeliverable';

/** A menu entry that comes with a feature. */
export interface MenuEntry {
  code: string;
  name: string;
  nameEn: string;
  /** Name of a lucide icon. */
  icon?: string;
  /** Path below that of the parent entry. */
  pageurl: string;
  /** Whether the entry is left out of the menu; its page stays reachable. */
  hidden?: boolean;
  /** Code of the parent entry; none for a group. */
  parent?: string;
  /** Module of an outermost entry; the top-level menu shows those of the mall. */
  module?: 'MALL';
  /** Position among the entries of the same parent, ascending. */
  sort: number;
  /**
   * Resources whose calls nothing but this entry leads to. A company that lacks the entry is
   * refused them.
   */
  resources?: readonly string[];
  /** Rights whose standard holders see the entry in a new installation. */
  rights: Rights;
}

/**
 * A feature of the server. Routes, exports, counted tables, engine tests and the standard menu are
 * derived from it.
 */
export interface Feature {
  /** Name of the feature's folder. */
  name: string;
  calls: readonly BoundArea[];
  /** Resources whose lists can be exported. */
  resources?: readonly ServedResource<{ id: string }>[];
  /** Rows of this feature that keep rows of others from deletion, by the name of their resource. */
  uses?: Readonly<Record<string, readonly Usage[]>>;
  menu?: readonly MenuEntry[];
  /** Reacts to messages that were not delivered. */
  onUndeliverable?: UndeliverableHandler;
  /** Tables whose writes change no total of a list. */
  uncountedTables?: readonly TableName[];
}
