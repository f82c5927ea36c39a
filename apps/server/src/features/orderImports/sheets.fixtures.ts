import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from '../listExports/files/xlsxFile';

/** Returns the bytes of a workbook of our own writer: texts as texts, numbers as numbers. */
export async function workbookOf(rows: readonly (readonly (string | number | null)[])[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-sheet-'));
  const file = path.join(folder, 'sheet.xlsx');
  const [head, ...others] = rows;
  async function* pages() {
    yield others;
  }
  const columns = head!.map((label) => ({ field: String(label), label: String(label) }));
  await writeXlsx(file, columns, pages(), 'Sheet1');
  const bytes = new Uint8Array(readFileSync(file));
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Returns an archive of these files, with sizes in its directory that need not be true. */
export function archiveOf(files: Readonly<Record<string, string>>, claimed?: number) {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content, { level: 9 });
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x0403_4b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x0201_4b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimed ?? content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]));
}
