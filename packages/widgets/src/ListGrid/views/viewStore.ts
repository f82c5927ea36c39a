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
  /** Version that a save starts from. A store without versions leaves it out. */
  version?: number | undefined;
}

/** A view to save. Without `id` it is a new one. */
export type ListViewDraft = Pick<ListView, 'name' | 'scope' | 'isDefault' | 'state'> & {
  id?: string | undefined;
  /** Version of the view that the save started from. */
  version?: number | undefined;
};

/** An earlier state of a view. */
export interface ViewVersion {
  version: number;
  /** The state as JSON, written by `writeView`. */
  state: string;
  /** Name of the person who saved it; `null` when it is unknown. */
  savedBy: string | null;
  /** A time that `Date` can parse. */
  savedAt: string;
}

/** The save that a stale one met. */
export interface LatestSave {
  /** Name of the person who saved last; `null` when it is unknown. */
  savedBy: string | null;
  /** Whether it was the reader, in another window. */
  savedByYou: boolean;
  /** A time that `Date` can parse. */
  savedAt: string;
  /** The version that is stored now: a save from it overwrites that one. */
  version: number;
}

/** Rejection of a save because somebody saved the view since the version that it started from. */
export class ViewConflict extends Error {
  override readonly name = 'ViewConflict';
  readonly latest: LatestSave;

  constructor(message: string, latest: LatestSave) {
    super(message);
    this.latest = latest;
  }
}

/** Storage of views. Each method rejects with an `Error` that has a user-readable message. */
export interface ViewStore {
  /** Returns the views that the reader may use. */
  list(options: { signal: AbortSignal }): Promise<readonly ListView[]>;
  /**
   * Saves a view and returns it. A new default replaces the previous one. Rejects with a
   * `ViewConflict` when the view was saved since the draft's version.
   */
  save(view: ListViewDraft): Promise<ListView>;
  remove(id: string): Promise<void>;
  /** Returns the earlier states of a view, the newest first. Without it none can be restored. */
  versions?:
    | ((id: string, options: { signal: AbortSignal }) => Promise<readonly ViewVersion[]>)
    | undefined;
}
