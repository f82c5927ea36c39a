/** Who signs a document, and when. */
export interface SignaturePlace {
  /** Name on the certificate. */
  subject: string;
  at: Date;
  /** Bytes that the signature may have. */
  size: number;
}

/** One object of a document: its number, and what stands between `obj` and `endobj`. */
interface PdfObject {
  number: number;
  body: string;
}

/** A document with an empty place for a signature. */
export interface PreparedDocument {
  pdf: Buffer;
  /** Bytes of the place, from its `<` to behind its `>`. */
  place: readonly [from: number, to: number];
}

/**
 * Returns a document of our own renderer with an empty place for a signature, which is added behind
 * it (ISO 32000-1, 7.5.6): its own bytes stay as they are. The place is a field without an extent
 * on the first page.
 */
export function withSignaturePlace(
  pdf: Buffer,
  { subject, at, size }: SignaturePlace,
): PreparedDocument {
  const text = pdf.toString('latin1');
  const trailer = /trailer\s*<<([^]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/.exec(text);
  if (!trailer) throw new Error('A document has no trailer');
  const [, entries = '', start = ''] = trailer;
  const bodyOf = bodies(text, Number(start));
  const next = numberAfter('/Size', entries);
  const [field, value] = [next, next + 1];
  const root = numberAfter('/Root', entries);
  const catalog = bodyOf(root);
  const page = firstPage(numberAfter('/Pages', catalog), bodyOf);
  const objects: PdfObject[] = [
    {
      number: root,
      body: withEntry(catalog, `/AcroForm << /SigFlags 3 /Fields [${field} 0 R] >>`),
    },
    { number: page.number, body: withAnnotation(page.body, field) },
    {
      number: field,
      body: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /F 132 /Rect [0 0 0 0] /P ${page.number} 0 R /V ${value} 0 R >>`,
    },
    {
      number: value,
      body: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange ${UNKNOWN} /Contents <${'00'.repeat(size)}> /Name ${textOf(subject)} /M (${momentOf(at)}) >>`,
    },
  ];
  const kept = entries.replace(/\/Size \d+/, `/Size ${value + 1}`);
  const added = update(objects, pdf.length, `${kept}/Prev ${start}`);
  const before = added.slice(0, added.indexOf('/Contents <') + '/Contents '.length);
  const from = pdf.length + before.length;
  const to = from + size * 2 + 2;
  const range = `[0 ${from} ${to} ${pdf.length + added.length - to}]`.padEnd(UNKNOWN.length);
  const filled = added.replace(UNKNOWN, range);
  return { pdf: Buffer.concat([pdf, Buffer.from(filled, 'latin1')]), place: [from, to] };
}

/** As long as the ranges of the largest document. */
const UNKNOWN = `[0 ${'*'.repeat(36)}]`;

/** Returns objects as they are added behind a document, with their table. */
function update(objects: readonly PdfObject[], length: number, entries: string) {
  let written = '\n';
  const table = objects
    .map(({ number, body }) => {
      const offset = length + written.length;
      written += `${number} 0 obj\n${body.trim()}\nendobj\n`;
      return { number, offset };
    })
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, offset }) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  const start = length + written.length;
  return `${written}xref\n${table}trailer\n<<${entries}\n>>\nstartxref\n${start}\n%%EOF\n`;
}

/** Returns what finds the body of an object by its number, from the table at an offset. */
function bodies(text: string, start: number) {
  const table = /^xref\s+0 \d+\s+/.exec(text.slice(start, start + 40));
  if (!table) throw new Error('A document has no table of its objects');
  const first = start + table[0].length;
  return (number: number): string => {
    const offset = Number(text.slice(first + number * ENTRY, first + number * ENTRY + 10));
    const head = `${number} 0 obj`;
    if (!text.startsWith(head, offset)) throw new Error(`A document has no object ${number}`);
    return text.slice(offset + head.length, text.indexOf('endobj', offset));
  };
}

/** Bytes of an entry in the table of objects. */
const ENTRY = 20;

/** Returns the first page below a node of the tree of pages. */
function firstPage(number: number, bodyOf: (number: number) => string): PdfObject {
  const body = bodyOf(number);
  return /\/Type\s*\/Pages\b/.test(body)
    ? firstPage(numberAfter('/Kids', body), bodyOf)
    : { number, body };
}

function withAnnotation(page: string, field: number) {
  if (!/\/Annots\b/.test(page)) return withEntry(page, `/Annots [${field} 0 R]`);
  if (!/\/Annots\s*\[/.test(page)) throw new Error('The annotations of a page are elsewhere');
  return page.replace(/\/Annots\s*\[/, `/Annots [${field} 0 R `);
}

/** Returns a dictionary with one more entry. */
function withEntry(dictionary: string, entry: string) {
  const end = dictionary.lastIndexOf('>>');
  return `${dictionary.slice(0, end)}${entry}\n${dictionary.slice(end)}`;
}

/** Returns the number of the object, or the number itself, that follows a key. */
function numberAfter(key: string, dictionary: string): number {
  const found = new RegExp(`${key}\\s*\\[?\\s*(\\d+)`).exec(dictionary);
  if (!found) throw new Error(`A document has no ${key}`);
  return Number(found[1]);
}

/** Returns a text as PDF has it in any script. */
const textOf = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** Returns a moment such as `D:20261128020000Z`. */
const momentOf = (at: Date) => `D:${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`;
