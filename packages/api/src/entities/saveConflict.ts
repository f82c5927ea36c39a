/** A field that two people saved differently. Numbers of people come masked. */
export interface ConflictingField {
  field: string;
  /** What the refused save wanted. */
  yours: unknown;
  /** What is stored now. */
  stored: unknown;
}

/**
 * The `data` of a 409 on `update`: somebody else saved first. Saving again with `version`
 * overwrites what they saved.
 */
export interface SaveConflict {
  /** Who saved last; `null` when nobody did since the row was made. */
  savedBy: string | null;
  /** `yyyy-MM-dd HH:mm:ss`, Beijing time. */
  savedAt: string;
  /** The version that is stored now. */
  version: number;
  /** Where the two differ. Empty when both wanted the same. */
  fields: ConflictingField[];
}
