import { readFiles } from '@mingjian/widgets/FileWidget';

/** Returns the names of the files in a JSON text, for a conflict or a summary. */
export const fileNames = (value: unknown): string =>
  (readFiles(value) ?? []).map(({ name }) => name).join('、');
