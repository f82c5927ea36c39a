/** A picture of a pasted document. */
export interface PastedPicture {
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the pictures of a rich text format, in order; `null` for those of a format that browsers
 * do not show. Word gives them nowhere else: its HTML names files of the disk.
 */
export function rtfPictures(rtf: string): (PastedPicture | null)[] {
  const pictures: (PastedPicture | null)[] = [];
  let from = 0;
  for (;;) {
    const start = rtf.indexOf('{\\pict', from);
    if (start < 0) return pictures;
    const end = groupEnd(rtf, start);
    // The same picture for older readers, beside the one above.
    const isCopy = rtf.slice(Math.max(0, start - 16), start).includes('\\nonshppict');
    if (!isCopy) pictures.push(pictureOf(rtf.slice(start, end)));
    from = end;
  }
}

function groupEnd(rtf: string, start: number) {
  let depth = 0;
  for (let index = start; index < rtf.length; index += 1) {
    if (rtf[index] === '\\') index += 1;
    else if (rtf[index] === '{') depth += 1;
    else if (rtf[index] === '}' && (depth -= 1) === 0) return index + 1;
  }
  return rtf.length;
}

function pictureOf(group: string): PastedPicture | null {
  const [, format] = /\\(pngblip|jpegblip)/.exec(group) ?? [];
  const [, hex] = /([\da-f\s]{8,})\}$/i.exec(withoutGroups(group)) ?? [];
  const digits = hex?.replaceAll(/\s/g, '') ?? '';
  if (!format || digits.length < 8) return null;
  const bytes = new Uint8Array(digits.length >> 1);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return { type: format === 'pngblip' ? 'image/png' : 'image/jpeg', bytes };
}

/** Returns a group without those within it. */
function withoutGroups(group: string) {
  let inner = group.slice(1);
  for (let open = inner.indexOf('{'); open >= 0; open = inner.indexOf('{'))
    inner = inner.slice(0, open) + inner.slice(groupEnd(inner, open));
  // A word of control before the data would be read as digits of it.
  return inner.replaceAll(/\\[a-z]+-?\d* ?/gi, ' ');
}
