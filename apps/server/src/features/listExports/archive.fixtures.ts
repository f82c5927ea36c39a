import { crc32, inflateRawSync } from 'node:zlib';

/** Returns the files of an archive by name, each checked against its sum. */
export function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packed, size] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = inflateRawSync(bytes.subarray(start, start + packed));
    if (content.length !== size || crc32(content) !== sum) throw new Error(`${name} is damaged`);
    files[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}

/** Returns the cells of a workbook's sheet: numbers as numbers, texts as texts. */
export function cellsOf(bytes: Buffer): (string | number | null)[][] {
  const sheet = unzip(bytes)['xl/worksheets/sheet1.xml']!;
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row]) =>
    [
      ...row!.matchAll(
        /<c r="[A-Z]+\d+"(?:\/>| s="\d"(?: t="inlineStr")?>(?:<v>(?<number>[^<]*)<\/v>|<is><t xml:space="preserve">(?<text>[^<]*)<\/t><\/is>)<\/c>)/g,
      ),
    ].map(({ groups }) =>
      groups?.number !== undefined
        ? Number(groups.number)
        : groups?.text !== undefined
          ? unescaped(groups.text)
          : null,
    ),
  );
}

function unescaped(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
