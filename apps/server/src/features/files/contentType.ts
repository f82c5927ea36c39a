import type { UploadExtension } from '@mingjian/api';
import { fileTypeFromFile } from 'file-type';

/** A type of files: its content type, and the formats that its first bytes may show. */
interface FileType {
  type: string;
  formats: readonly string[];
}

const JPEG: FileType = { type: 'image/jpeg', formats: ['jpg'] };
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Old office files are compound files, new ones are ZIP archives. */
const TYPES: Record<UploadExtension, FileType> = {
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, formats: ['xlsx', 'zip'] },
  docx: { type: `${OFFICE}.wordprocessingml.document`, formats: ['docx', 'zip'] },
  xls: { type: 'application/vnd.ms-excel', formats: ['cfb'] },
  doc: { type: 'application/msword', formats: ['cfb'] },
  pdf: { type: 'application/pdf', formats: ['pdf'] },
  rar: { type: 'application/vnd.rar', formats: ['rar'] },
  zip: { type: 'application/zip', formats: ['zip'] },
  png: { type: 'image/png', formats: ['png', 'apng'] },
  jpg: JPEG,
  jpeg: JPEG,
  jepg: JPEG,
  gif: { type: 'image/gif', formats: ['gif'] },
  mp3: { type: 'audio/mpeg', formats: ['mp3'] },
  wav: { type: 'audio/wav', formats: ['wav'] },
  mp4: { type: 'video/mp4', formats: ['mp4', 'm4v'] },
  webm: { type: 'video/webm', formats: ['webm'] },
};

/**
 * Returns the content type of a file: by its extension, and only when its bytes are of that type.
 * `undefined` for every other file; what a browser says about it is not asked.
 */
export async function contentTypeOf(
  extension: UploadExtension,
  location: string,
): Promise<string | undefined> {
  const { type, formats } = TYPES[extension];
  const found = await fileTypeFromFile(location);
  return found && formats.includes(found.ext) ? type : undefined;
}
