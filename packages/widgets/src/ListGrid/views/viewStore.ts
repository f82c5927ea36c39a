/**
 * Audience of a view: its owner, everyone in the owner's company, or the holders of a role there.
 */
export type ListViewScope = 'personal' | 'team' | 'role';

/** A saved query and layout of a list. */
export interface ListView {
  id: string;
  name: string;
  scope: ListViewScope;
  /** Whether the list opens with it. */
  isDefault: boolean;
  /** The state as JSON, written by `writeView`. */
  state: string;
  /** Name of the person who saved it. */
  owner?: string | undefined;
  /** Whether the reader may change it. */
  canEdit: boolean;
}

/** A view to save. Without `id` it is a new one. */
export type ListViewDraft = Pick<ListView, 'name' | 'scope' | 'isDefault' | 'state'> & {
  id?: string;
};

/** Storage of views. Each method rejects with an `Error` that has a user-readable message. */
export interface ViewStore {
  /** Returns the views that the reader may use. */
  list(options: { signal: AbortSignal }): Promise<readonly ListView[]>;
  /** Saves a view and returns it. A new default replaces the previous one. */
  save(view: ListViewDraft): Promise<ListView>;
  remove(id: string): Promise<void>;
}
