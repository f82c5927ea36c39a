/** The rule that a value breaks, or a message of its own. The form words the rules. */
export type FormProblem =
  | string
  | { rule: 'custom'; message: string }
  | { rule: 'required' | 'notInteger' | 'wrongFormat' }
  | { rule: 'endBeforeStart' | 'startAfterNow' | 'incompleteRange' }
  | { rule: 'tooLong' | 'tooShort' | 'tooHigh' | 'tooLow'; limit: number }
  | { rule: 'notAllowed'; values: string };

/** Problems by field, or by its path in a list of rows: `addresses[0].city`. */
export type FormProblems = Readonly<Record<string, FormProblem>>;

/** A field that two people saved differently. */
export interface ConflictingField {
  field: string;
  /** Value of the refused save, as the form holds it. */
  yours: unknown;
  /** Stored value, as the form holds it. */
  stored: unknown;
}

/** A save that was refused because somebody else had saved first. */
export interface FormConflict {
  /** Who saved; `null` when that is not known. */
  savedBy: string | null;
  /** Whether the same person did, in another window. */
  savedByYou: boolean;
  /** When, as the reader sees it. */
  savedAt: string;
  /** Fields that both changed. Empty when the two saves concern different fields. */
  fields: readonly ConflictingField[];
}

/** Why a form was not saved. */
export interface FormRefusal {
  /** Problems of its fields. */
  problems?: FormProblems | undefined;
  /** A message that concerns no single field. */
  message?: string | undefined;
  conflict?: FormConflict | undefined;
}

/** Validates values. Any yup schema fits. Rejects with yup's `ValidationError`. */
export interface FormSchema {
  validate(values: unknown, options: { abortEarly: false }): Promise<unknown>;
}

/**
 * Saves the values of the fields that are shown. Resolves without a result once they are saved, or
 * with the reason why not. A rejection is a refusal with the error's message. Aborting the signal
 * gives up waiting.
 */
export type SubmitForm = (
  values: Readonly<Record<string, unknown>>,
  options: { signal: AbortSignal },
) => Promise<FormRefusal | void>;
