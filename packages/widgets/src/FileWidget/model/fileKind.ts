import { extensionOf } from '../../internal/upload/model/fileChecks';

/** Kinds of preview. */
export type FileKind = 'image' | 'pdf' | 'audio' | 'text' | 'office';

const kinds: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['jpeg', 'png', 'jpg', 'jepg', 'gif', 'bmp'],
  pdf: ['pdf'],
  audio: ['mp3', 'wav'],
  text: ['txt', 'csv', 'log', 'md'],
  office: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
};

/**
 * Returns the preview of a file by the extension of its name or else of its path; `null` for one
 * that is only downloaded. Source: specification 2, section 5.
 */
export function fileKind({ name, url }: { name: string; url: string }): FileKind | null {
  const extension = extensionOf(name) || extensionOf(url.replace(/[?#].*$/, ''));
  const found = Object.entries(kinds).find(([, extensions]) => extensions.includes(extension));
  return (found?.[0] as FileKind | undefined) ?? null;
}

/** Returns the preview of a converted file by its content type; `null` for one without. */
export function kindOfType(type: string): Exclude<FileKind, 'office'> | null {
  if (type.startsWith('application/pdf')) return 'pdf';
  if (/^image\/(jpeg|png|gif|bmp|webp)/.test(type)) return 'image';
  return type.startsWith('text/plain') ? 'text' : null;
}
