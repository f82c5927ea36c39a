/**
 * Who sees a view: its owner alone, everybody in the owner's company, or the holders of a role
 * there.
 */
export type ListViewScope = 'personal' | 'team' | 'role';

/** A list as somebody saved it under a name. */
export interface ListView {
  id: string;
  name: string;
  scope: ListViewScope;
  /** Whether the list opens with it. */
  isDefault: boolean;
  /** JSON text, whose form is the list's own affair. */
  state: string;
  /** Name of who saved it. */
  owner?: string | undefined;
  /** Whether the person may change it. */
  canEdit: boolean;
}

/** What is saved of a view; without `id` it is a new one. */
export type ListViewDraft = Pick<ListView, 'name' | 'scope' | 'isDefault' | 'state'> & {
  id?: string;
};

/** Where views are kept. Each refuses with an `Error` whose message a person can read. */
export interface ViewStore {
  /** The views that the person may use. */
  list(options: { signal: AbortSignal }): Promise<readonly ListView[]>;
  /** Saves a view and gives it back; a default takes that from the one before. */
  save(view: ListViewDraft): Promise<ListView>;
  remove(id: string): Promise<void>;
}

/** What a list needs in order to keep views. */
export interface ListViews {
  /** Where views are kept. Without it the list has none. */
  views?: ViewStore | undefined;
  /** The view that is open, kept by the parent: an address. Without it the list keeps its own. */
  viewId?: string | null | undefined;
  /**
   * Called with the view that was opened, `null` for none; in the same turn as `onQueryChange`,
   * after it.
   */
  onViewChange?: ((id: string | null) => void) | undefined;
  /** Returns the address that opens a view. Without it links cannot be copied. */
  viewLink?: ((view: ListView) => string) | undefined;
}
