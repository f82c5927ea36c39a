import { open } from 'node:fs/promises';
import type { UploadExtension } from '@mingjian/api';
import {
  contentProblem,
  formatOf,
  HEAD_LENGTH,
  type ContentProblem,
  type FileFormat,
} from '@mingjian/widgets/fileContent';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Office files have the type of their extension: whatever is in one, no browser shows it. */
const OFFICE_TYPES: Partial<Record<UploadExtension, string>> = {
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  docx: `${OFFICE}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  doc: 'application/msword',
};

/** All other files have the type of their content. */
const TYPES: Partial<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  rar: 'application/vnd.rar',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/**
 * Returns the content type of a file by its extension and its first bytes, or their problem. What a
 * browser says about it is not asked.
 */
export async function contentTypeOf(
  extension: UploadExtension,
  location: string,
  accepted: readonly UploadExtension[] = [extension],
): Promise<string | ContentProblem> {
  const head = await headOf(location);
  const problem = contentProblem(extension, head, accepted);
  return problem ?? OFFICE_TYPES[extension] ?? TYPES[formatOf(head)!]!;
}

/** Returns the format of a file by its first bytes. */
export const formatOfFile = async (location: string) => formatOf(await headOf(location));

async function headOf(location: string) {
  const file = await open(location);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_LENGTH), 0, HEAD_LENGTH, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
