import { FORMATS, formatOf, type FileFormat } from './fileFormat';

const OFFICE = ['zip', 'ole'] as const;
const OLD_OFFICE = [...OFFICE, 'html', 'mht', 'xml', 'text'] as const;

/** Formats that office programs open under an extension. */
const OPENED: Readonly<Record<string, readonly FileFormat[]>> = {
  docx: OFFICE,
  xlsx: OFFICE,
  pptx: OFFICE,
  ppt: OFFICE,
  xls: OLD_OFFICE,
  doc: [...OLD_OFFICE, 'rtf'],
};

/** Extensions of texts, which begin with anything. */
const ANY: readonly string[] = ['txt', 'csv', 'html', 'htm', 'xml', 'mht', 'mhtml'];

/** Why the content of a file is refused, and the way out. */
export interface ContentProblem {
  /** Name of the format that was found, such as `WebP`; `undefined` for an unknown one. */
  found: string | undefined;
  /** Extension that the file should have, or is to be saved as. */
  extension: string;
  /** Give it its own extension, save it in another format, or take another file. */
  remedy: 'rename' | 'save' | 'replace';
}

/**
 * Returns the problem of a file whose first bytes are not of its extension; `null` for none. A
 * picture, archive, sound or video is taken under the name of another one if its own extension is
 * accepted, and a document in the formats that office programs open.
 */
export function contentProblem(
  extension: string,
  head: Uint8Array,
  accepted?: readonly string[],
): ContentProblem | null {
  const own = ownFormat(extension);
  if (own === undefined || ANY.includes(extension)) return null;
  const name = formatOf(head);
  if (name === undefined) return { found: undefined, extension, remedy: 'replace' };
  if ((OPENED[extension] ?? [own]).includes(name)) return null;
  const { label: found, group, extensions } = FORMATS[name];
  const usual = extensions.find((one) => accepted?.includes(one) ?? true);
  const expected = FORMATS[own].group;
  if (group === expected && group !== 'document' && usual) return null;
  if (usual && name !== 'zip' && name !== 'ole')
    return { found, extension: usual, remedy: 'rename' };
  return { found, extension, remedy: group === expected ? 'save' : 'replace' };
}

function ownFormat(extension: string): FileFormat | undefined {
  const formats = Object.keys(FORMATS) as FileFormat[];
  return formats.find((name) =>
    (FORMATS[name].extensions as readonly string[]).includes(extension),
  );
}
