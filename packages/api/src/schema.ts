import { mixed, number, object, string, type ObjectShape } from 'yup';
import { cleanLines, cleanText } from './rules/cleanText';
import type { TextFormat } from './rules/rule';
import { TEXT_RULES } from './rules/textRules';

/**
 * The part of a yup object schema that a call needs. Naming only this much keeps the compiler three
 * times faster.
 */
export interface Accepts<T> {
  readonly __outputType: T;
  /** The known fields, by name. */
  readonly fields: Readonly<Record<string, unknown>>;
  validate(value: unknown, options?: { stripUnknown?: boolean; abortEarly?: boolean }): Promise<T>;
}

/** Fields of every stored row. Times are `yyyy-MM-dd HH:mm:ss` in Beijing time. */
export interface Stored {
  id: string;
  createTime: string;
  updateTime: string;
}

/** Fields of a row that several people may change. */
export interface Versioned extends Stored {
  /** Raised by one with every save. A save names the version that it was made from. */
  version: number;
}

/** 1 for yes, 0 for no. */
export type Flag = 0 | 1;

/** A changed row: its id with the fields that change. */
export type Changes<Draft> = Partial<Draft> & { id: string };

/** Returns the schema of `update`: any part of the draft, and the id. */
export function changesOf<Draft>(
  draft: Accepts<Draft> & { partial(): { shape(shape: ObjectShape): unknown } },
): Accepts<Changes<Draft>> {
  return draft.partial().shape({ id: idText().required() }) as Accepts<Changes<Draft>>;
}

/**
 * A changed row with the version that the change was made from; a save from an older one is a
 * `SaveConflict`.
 */
export type VersionedChanges<Draft> = Changes<Draft> & { version: number };

/**
 * Returns the schema of `update` for a versioned row: any part of the draft, the id and the
 * version.
 */
export function versionedChangesOf<Draft>(
  draft: Accepts<Draft> & { partial(): { shape(shape: ObjectShape): unknown } },
): Accepts<VersionedChanges<Draft>> {
  return draft
    .partial()
    .shape({ id: idText().required(), version: versionNumber().required() }) as Accepts<
    VersionedChanges<Draft>
  >;
}

/** The version of a row, from 1. */
export const versionNumber = () => number().integer().min(1).max(2_147_483_647);

/** An id. */
export const idText = () => string().max(64);

/** A list of ids, comma-joined. */
export const idList = () => string().max(65_536);

/** A short text on one line. */
export const word = (max = 64) => cleaned().max(max);

/** A short text of a format. */
export const formatted = (format: TextFormat, max = 64) =>
  cleaned(format)
    .max(max)
    .test(format, (value) => !value || TEXT_RULES[format].accepts(value));

/** A text on one line as it is stored (`cleanText`). What is no text is refused by its type. */
export const cleaned = (format?: TextFormat | 'code') =>
  string().transform((value: unknown) =>
    typeof value === 'string' ? cleanText(value, format) : value,
  );

/** A text of several lines, without unseen characters. */
export const lines = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? cleanLines(value) : value));

/** A text that may be emptied. */
export const text = (max = 2_000) => lines().max(max).nullable();

/** JSON text, 256 KB at most. */
export const jsonText = () => string().max(262_144).nullable();

/** A file of a form. */
export const fileOfForm = () => mixed<Blob>(isFile);

/** Whether a value is a file, by its shape: test and browser each have a class of their own. */
const isFile = (value: unknown): value is Blob =>
  typeof (value as Blob | null)?.size === 'number' && 'slice' in (value as Blob);

/** Rich text, as sanitised HTML, 1 MB at most. */
export const richText = () => string().max(1_048_576).nullable();

/** 1 for yes, 0 for no. */
export const flag = () => number<Flag>().oneOf([0, 1]);

/** One of the numbers that a dictionary lists. */
export const choice = <Value extends number>(...values: readonly Value[]) =>
  number<Value>().oneOf(values);

/** An amount in fen, not negative. */
export const fen = () => number().integer().min(0).max(1_000_000_000_000);

/** A count, not negative. */
export const count = (max = 1_000_000) => number().integer().min(0).max(max);

/** A share such as a tax rate or a discount, 0 to 1. */
export const rate = () => number().min(0).max(1);

/** `yyyy-MM-dd`. */
export const dayText = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\d$/, { excludeEmptyString: true })
    .nullable();

/** `yyyy-MM-dd HH:mm:ss`, Beijing time. */
export const timeText = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, { excludeEmptyString: true })
    .nullable();

/** Names one row. */
export const idRef = object({ id: idText().required() });

/** Names one order. */
export const orderRef = object({ orderId: idText().required() });

/** Names one company. */
export const companyRef = object({ companyId: idText().required() });

/** Names one candidate. */
export const candidateRef = object({ candidateId: idText().required() });

/** A draft of a row that only the server writes. */
export const noDraft = object({ id: idText() });
