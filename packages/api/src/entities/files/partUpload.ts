import { object, string } from 'yup';
import { UPLOAD_KINDS, type UploadKind } from '../../rules/uploadRules';
import { count, fileOfForm, word } from '../../schema';

/** Most bytes of a part of a file, of which a cut connection loses what has not arrived. */
export const PART_BYTES = 8 * 1_048_576;

/** Most bytes of a file that is uploaded in parts; the limit of its kind is lower. */
const MOST_BYTES = 1_000_000_000_000;

/** Id of an upload in parts. */
const partUploadId = () => word(32).matches(/^[0-9a-f]{32}$/);

/** A file that is about to be uploaded in parts. */
export const partUploadDraft = object({
  name: string().max(1_000).required(),
  /** In bytes. */
  size: count(MOST_BYTES).min(1).required(),
  /** @default 'paper' */
  kind: string<UploadKind>().oneOf(UPLOAD_KINDS),
});

/** Names an upload in parts. */
export const partUploadRef = object({ id: partUploadId().required() });

/** A part of a file. */
export const filePart = object({
  id: partUploadId().required(),
  /** Bytes of the file before this part. */
  offset: count(MOST_BYTES).required(),
  content: fileOfForm().required(),
});

/** An upload in parts. */
export interface PartUpload {
  id: string;
  /** Bytes of the file that have arrived. */
  offset: number;
}
