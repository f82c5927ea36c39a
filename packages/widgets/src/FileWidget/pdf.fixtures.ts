/** Returns a PDF as a `data:` address, one page for each text. */
export function pdfAddress(texts: readonly string[]): string {
  return `data:application/pdf;base64,${btoa(pdfOf(texts))}`;
}

/**
 * Returns a PDF whose Chinese font is not part of it, as many printers write it: characters are
 * found by a table that a reader must have.
 */
export function pdfOf(texts: readonly string[]): string {
  const pageId = (index: number) => 6 + index * 2;
  const kids = texts.map((_, index) => `${pageId(index)} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${texts.length}>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    ...texts.flatMap((text, index) => {
      const content = `BT /F1 24 Tf 60 740 Td <${hexOf(text)}> Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${pageId(index) + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  return fileOf(objects);
}

function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${`${offset}`.padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
}

const hexOf = (text: string) =>
  Array.from(text, (character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('');

/** A PDF of one page, encrypted with the password 2026. */
export const lockedPdf = `data:application/pdf;base64,${
  'JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9U' +
  'eXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50' +
  'IDIgMCBSL01lZGlhQm94WzAgMCA1OTUgODQyXS9Db250ZW50cyA0IDAgUi9SZXNvdXJjZXM8PC9Gb250PDwvRjEg' +
  'NSAwIFI+Pj4+Pj4KZW5kb2JqCjQgMCBvYmoKPDwvTGVuZ3RoIDUyPj5zdHJlYW0KW4lRc8XDmVBPNAVci7EbkyXU' +
  'cGJbBXXCHe28dXs5He4sEjJHw5vfMkWcvgeirL0ExSvWyQplbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwvVHlw' +
  'ZS9Gb250L1N1YnR5cGUvVHlwZTEvQmFzZUZvbnQvSGVsdmV0aWNhPj4KZW5kb2JqCjYgMCBvYmoKPDwvRmlsdGVy' +
  'L1N0YW5kYXJkL1YgMS9SIDIvTzw3Nzk5YTMwZGEwOWU5NTcxYzMzZDhlNjZlMTJkODM2ZjU5OWFlMzgyNGQ3ZTkx' +
  'NDhkZjdmODUzNjg5ZWY3YjI0Pi9VPDRlMzVlNGEzMmEyYTYwMDUzMWM2MTIxMmIwYjU5ODgwZWRiYzkwYjJhNzg3' +
  'YWM3ZTZlNDk3MjM1MjA1ZDliOTI+L1AgLTQ+PgplbmRvYmoKeHJlZgowIDcKMDAwMDAwMDAwMCA2NTUzNSBmIAow' +
  'MDAwMDAwMDA5IDAwMDAwIG4gCjAwMDAwMDAwNTQgMDAwMDAgbiAKMDAwMDAwMDEwNSAwMDAwMCBuIAowMDAwMDAw' +
  'MjE3IDAwMDAwIG4gCjAwMDAwMDAzMTYgMDAwMDAgbiAKMDAwMDAwMDM3OSAwMDAwMCBuIAp0cmFpbGVyPDwvU2l6' +
  'ZSA3L1Jvb3QgMSAwIFIvRW5jcnlwdCA2IDAgUi9JRFs8MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY+' +
  'PDAxMjM0NTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmPl0+PgpzdGFydHhyZWYKNTY0CiUlRU9G'
}`;
