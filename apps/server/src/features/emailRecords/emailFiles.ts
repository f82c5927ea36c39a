import { EMAIL_FILES, EMAIL_MEGABYTES, type MessageFile } from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { MEGABYTE } from '../../http/uploads';
import { readableAt } from '../files/uploadedFile';
import { emailTexts } from './texts';

/** Returns the files in a JSON text; `null` for a text that holds none. */
function filesIn(json: string): MessageFile[] | null {
  try {
    const files: unknown = JSON.parse(json);
    return Array.isArray(files) && files.every(isFile) ? files : null;
  } catch {
    return null;
  }
}

const isFile = (file: unknown): file is MessageFile =>
  typeof file === 'object' &&
  file !== null &&
  'name' in file &&
  typeof file.name === 'string' &&
  file.name.length <= 255 &&
  'url' in file &&
  typeof file.url === 'string';

/**
 * Returns the JSON text of the files of an e-mail, `null` for none. Throws 400 for files that the
 * sender may not read, for too many, and for those that mail servers would refuse.
 */
export async function checkedFiles(
  json: string | null,
  caller: Caller,
  backend: Pick<Backend, 'db' | 'now'>,
): Promise<string | null> {
  const refuse = (wording: Parameters<typeof emailTexts>[0]) =>
    inputFailure([['attachments', emailTexts(wording)]], caller.language);
  if (json === null) return null;
  const files = filesIn(json);
  if (files === null) throw refuse((t) => t.badFiles);
  if (files.length > EMAIL_FILES) throw refuse((t) => t.tooManyFiles);
  let bytes = 0;
  for (const { name, url } of files) {
    const file = await readableAt(url, caller, backend);
    if (!file) throw refuse((t) => t.fileMissing(name));
    bytes += Number(file.size);
  }
  if (bytes > EMAIL_MEGABYTES * MEGABYTE) throw refuse((t) => t.tooLargeFiles);
  const stored = files.map(({ name, url }) => ({ name, url }));
  return stored.length > 0 ? JSON.stringify(stored) : null;
}
