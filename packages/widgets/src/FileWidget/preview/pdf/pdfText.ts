import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Texts of a page with their places and fonts. */
export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** Returns the text of a page, part by part: PDF.js reads all of it in a way that Safari lacks. */
export async function readTextContent(
  page: Pick<PDFPageProxy, 'streamTextContent'>,
): Promise<TextContent> {
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  const content: TextContent = { items: [], styles: {}, lang: null };
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    content.lang ??= part.value.lang;
    Object.assign(content.styles, part.value.styles);
    content.items.push(...part.value.items);
  }
  return content;
}

/** Returns the characters of a page. */
export const textIn = ({ items }: TextContent) =>
  items.map((item) => ('str' in item ? item.str : '')).join('');
