/** A field that two people saved differently. Numbers of people come masked. */
export interface ConflictingField {
  field: string;
  /** Value of the refused save. */
  yours: unknown;
  /** Stored value. */
  stored: unknown;
}

/**
 * The `data` of a 409 on `update`: somebody else saved first. Saving again with `version`
 * overwrites their values.
 */
export interface SaveConflict {
  /** Who saved last; `null` when nobody did since the row was made. */
  savedBy: string | null;
  /** Whether the caller saved last, in another window. */
  savedByYou: boolean;
  /** `yyyy-MM-dd HH:mm:ss`, Beijing time. */
  savedAt: string;
  /** The version that is stored now. */
  version: number;
  /**
   * Fields that both sides changed. A masked field is one whether its value differs or not; empty
   * when the two saves concern different fields, and for a view, which is one value.
   */
  fields: ConflictingField[];
}
