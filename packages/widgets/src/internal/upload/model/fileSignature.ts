/** First bytes of formats as Latin text; `?` is any byte. Formats that are not listed have none. */
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];
const OLE = ['\xD0\xCF\x11\xE0'];
const JPEG = ['\xFF\xD8\xFF'];

const signatures: Readonly<Record<string, readonly string[]>> = {
  pdf: ['%PDF'],
  png: ['\x89PNG'],
  jpg: JPEG,
  jpeg: JPEG,
  jepg: JPEG,
  gif: ['GIF87a', 'GIF89a'],
  bmp: ['BM'],
  xlsx: ZIP,
  docx: ZIP,
  pptx: ZIP,
  zip: ZIP,
  xls: OLE,
  doc: OLE,
  ppt: OLE,
  rar: ['Rar!'],
  wav: ['RIFF????WAVE'],
  mp3: ['ID3', '\xFF\xFB', '\xFF\xF3', '\xFF\xF2', '\xFF\xFA', '\xFF\xE3'],
};

/** Bytes of a file that its format is known by. */
export const SIGNATURE_LENGTH = 12;

/**
 * Whether the first bytes of a file are of its extension, such as those of a program named `.pdf`
 * are not. The server has the last word: it looks at more.
 */
export function hasSignature(extension: string, bytes: Uint8Array): boolean {
  const expected = signatures[extension];
  return expected?.some((signature) => startsWith(bytes, signature)) ?? true;
}

const startsWith = (bytes: Uint8Array, signature: string) =>
  Array.from(signature).every(
    (character, index) => character === '?' || bytes[index] === character.charCodeAt(0),
  );
