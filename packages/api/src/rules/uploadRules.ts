/** Largest size of an uploaded file, in megabytes of 1,048,576 bytes. */
export const UPLOAD_MEGABYTES = 2_100;

/**
 * Extensions of files that may be uploaded, in lower case: those of documents, `jepg` as specified,
 * and `gif` of pictures.
 */
export const UPLOAD_EXTENSIONS = [
  'xlsx',
  'pdf',
  'doc',
  'docx',
  'xls',
  'rar',
  'zip',
  'png',
  'jpg',
  'jpeg',
  'jepg',
  'gif',
  'mp3',
  'wav',
] as const;

/** Extension of a file that may be uploaded. */
export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

/** Returns the extension of a file's name; `undefined` when no such file may be uploaded. */
export function uploadExtensionOf(name: string): UploadExtension | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return UPLOAD_EXTENSIONS.find((one) => one === extension);
}
