import type { UploadFile } from './createUploads';

/** Stores every file at once. */
export const uploadAtOnce: UploadFile = async (file) => ({ path: `/files/${file.name}` });

/** Never finishes: 42 % of each file are sent. */
export const uploadForever: UploadFile = async (_, { onProgress }) => {
  onProgress(0.42);
  return new Promise(() => {});
};

/** Fails with a reason of the server. */
export const uploadRefused: UploadFile = async () => {
  throw new Error('磁盘空间不足');
};

/** Stores every file but those whose name contains 坏. */
export const uploadSome: UploadFile = async (file) => {
  if (file.name.includes('坏')) throw new Error('');
  return { path: `/files/${file.name}` };
};

const signatures: Readonly<Record<string, string>> = {
  pdf: '%PDF-1.7',
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xFF\xD8\xFF\xE0',
  gif: 'GIF89a',
};

/** Returns a file that begins as its extension says. */
export function fileOf(name: string, size = 64): File {
  const start = signatures[name.split('.').at(-1) ?? ''] ?? '';
  const bytes = new Uint8Array(Math.max(size, start.length));
  bytes.set(Uint8Array.from(start, (character) => character.charCodeAt(0)));
  return new File([bytes], name);
}

/** Selects files in a field's native input, as a person does in the dialog of the system. */
export function inputOf(element: ParentNode): HTMLInputElement {
  return element.querySelector<HTMLInputElement>('input[type="file"]')!;
}
