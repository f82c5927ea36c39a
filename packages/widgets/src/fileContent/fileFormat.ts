/** Group of formats. Programs open the files of one by their content. */
type FormatGroup = 'picture' | 'document' | 'archive' | 'audio' | 'video' | 'program';

interface FormatFacts {
  /** Name of the format, the same in every language. */
  label: string;
  group: FormatGroup;
  /** Extensions of its own, the usual one first. */
  extensions: readonly string[];
}

const format = (label: string, group: FormatGroup, extensions: string): FormatFacts => ({
  label,
  group,
  extensions: extensions.split(' '),
});

/** The formats that are known by their content. */
export const FORMATS = {
  pdf: format('PDF', 'document', 'pdf'),
  // Also every Office file with a password.
  ole: format('Office 97–2003', 'document', 'doc xls ppt docx xlsx pptx'),
  rtf: format('RTF', 'document', 'rtf'),
  html: format('HTML', 'document', 'html htm'),
  mht: format('MHT', 'document', 'mht mhtml'),
  xml: format('XML', 'document', 'xml'),
  text: format('TXT', 'document', 'txt csv'),
  png: format('PNG', 'picture', 'png'),
  jpg: format('JPEG', 'picture', 'jpg jpeg jepg'),
  gif: format('GIF', 'picture', 'gif'),
  bmp: format('BMP', 'picture', 'bmp'),
  webp: format('WebP', 'picture', 'webp'),
  heic: format('HEIC', 'picture', 'heic heif'),
  avif: format('AVIF', 'picture', 'avif'),
  tiff: format('TIFF', 'picture', 'tif tiff'),
  svg: format('SVG', 'picture', 'svg'),
  // Also every Office file without a password, since 2007.
  zip: format('ZIP', 'archive', 'zip'),
  rar: format('RAR', 'archive', 'rar'),
  sevenZip: format('7z', 'archive', '7z'),
  gzip: format('GZIP', 'archive', 'gz'),
  mp3: format('MP3', 'audio', 'mp3'),
  wav: format('WAV', 'audio', 'wav'),
  mp4: format('MP4', 'video', 'mp4'),
  webm: format('WebM', 'video', 'webm'),
  mov: format('QuickTime', 'video', 'mov'),
  avi: format('AVI', 'video', 'avi'),
  program: format('EXE', 'program', 'exe'),
} as const satisfies Record<string, FormatFacts>;

/** A format that is known by its content. */
export type FileFormat = keyof typeof FORMATS;

/** Bytes of a file that its format is known by: readers look for the start of a PDF in these. */
export const HEAD_LENGTH = 1024;

/** First bytes of formats as Latin text; `?` is any byte. */
const SIGNATURES: readonly (readonly [FileFormat, ...string[]])[] = [
  ['pdf', '%PDF'],
  ['png', '\x89PNG'],
  ['jpg', '\xFF\xD8\xFF'],
  ['gif', 'GIF87a', 'GIF89a'],
  ['bmp', 'BM????\0\0\0\0'],
  ['webp', 'RIFF????WEBP'],
  ['wav', 'RIFF????WAVE'],
  ['avi', 'RIFF????AVI '],
  ['tiff', 'II*\0', 'MM\0*'],
  ['heic', ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map((brand) => `????ftyp${brand}`)],
  ['avif', '????ftypavif', '????ftypavis'],
  ['mov', ...['ftypqt  ', 'moov', 'mdat', 'wide', 'free'].map((atom) => `????${atom}`)],
  ['mp4', '????ftyp'],
  ['zip', 'PK\x03\x04', 'PK\x05\x06'],
  ['ole', '\xD0\xCF\x11\xE0'],
  ['rar', 'Rar!'],
  ['sevenZip', '7z\xBC\xAF\x27\x1C'],
  ['gzip', '\x1F\x8B'],
  ['rtf', '{\\rtf'],
  ['mp3', 'ID3', '\xFF\xFB', '\xFF\xF3', '\xFF\xF2', '\xFF\xFA', '\xFF\xE2', '\xFF\xE3'],
  ['program', '\x7FELF'],
];

/**
 * Returns the format of a file by its first `HEAD_LENGTH` bytes; `undefined` for an unknown one. A
 * PDF may begin with other bytes, as long as these are no markup.
 */
export function formatOf(head: Uint8Array): FileFormat | undefined {
  const latin = new TextDecoder('latin1').decode(head.subarray(0, HEAD_LENGTH));
  const [known] =
    SIGNATURES.find(([, ...starts]) => starts.some((it) => startsWith(it, head))) ?? [];
  if (known) return known;
  if (startsWith('\x1A\x45\xDF\xA3', head)) return latin.includes('webm') ? 'webm' : undefined;
  const markup = markupOf(head);
  if (markup) return markup;
  if (latin.includes('%PDF-')) return 'pdf';
  if (!isText(head)) return startsWith('MZ', head) ? 'program' : undefined;
  return head.length > 0 ? 'text' : undefined;
}

const startsWith = (signature: string, head: Uint8Array) =>
  Array.from(signature).every(
    (character, index) => character === '?' || head[index] === character.charCodeAt(0),
  );

function markupOf(head: Uint8Array): FileFormat | undefined {
  const text = textOf(head)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^(?:MIME-Version|From|Subject|Content-Type):/i.test(text))
    return /multipart\/related/i.test(text) ? 'mht' : undefined;
  if (!/^<[a-z!?]/i.test(text)) return undefined;
  if (/^(?:<[?!][^>]*>\s*)*<svg\b/i.test(text)) return 'svg';
  return /^<\?xml\b/i.test(text) && !/<html\b/i.test(text) ? 'xml' : 'html';
}

/** Programs write texts in UTF-16 with a byte order mark; what matters of all others is Latin. */
function textOf(head: Uint8Array) {
  if (startsWith('\xFF\xFE', head)) return new TextDecoder('utf-16le').decode(head);
  const isUtf8 = startsWith('\xEF\xBB\xBF', head);
  return new TextDecoder(isUtf8 ? 'utf-8' : 'latin1').decode(head);
}

// eslint-disable-next-line no-control-regex
const isText = (head: Uint8Array) => !/[\0-\x08\x0E-\x1A\x1C-\x1F]/.test(textOf(head));
