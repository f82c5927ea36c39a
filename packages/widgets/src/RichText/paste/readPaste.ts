import { parseHtml } from '../../internal/richText/inlineStyles';
import { padded } from '../model/blockBuilder';
import { readBody } from '../model/readHtml';
import type { RichBlock, RichInline } from '../model/richDocument';
import { isLeaf } from '../model/richDocument';
import { cleanPaste, dropReview } from './cleanPaste';
import { buildLists } from './officeLists';
import { rtfPictures, type PastedPicture } from './rtfImages';
import { applyStyleSheets } from './styleSheets';

/** Content of a clipboard. */
export interface Clipboard {
  html: string;
  text: string;
  rtf: string;
  /** Pictures that are files of their own. */
  files: readonly File[];
}

/** The pictures of a text that is pasted into. */
export interface PastePictures {
  /** Starts the upload of a picture and returns its address until then; empty where none can be. */
  addressOf(this: void, file: File): string;
  /** Whether a picture may stay where it is. */
  isOwn(this: void, address: string): boolean;
  /** Called with the number of pictures that cannot be read from the clipboard, above 0. */
  onMissing(this: void, count: number): void;
}

/**
 * Returns the document that was pasted from Word, WPS, Excel, Google Docs, a web page, a text or a
 * file, with its sizes, lists, tables and pictures, without comments and tracked changes.
 */
export function readPaste(
  { html, text, rtf, files }: Clipboard,
  pictures: PastePictures,
): RichBlock[] {
  const { addressOf } = pictures;
  if (html.trim() === '') {
    return text === '' && files.length > 0 ? readFiles(files, addressOf) : readLines(text);
  }
  const document = parseHtml(html);
  const { body } = document;
  dropReview(body);
  applyStyleSheets(document);
  buildLists(body);
  cleanPaste(body);
  const missing = takePictures(body, rtf, pictures);
  const blocks = readBody(body);
  // A copied picture comes as a file, and as HTML with an address that may not be read.
  if (files.length > 0 && !hasContent(blocks)) return readFiles(files, addressOf);
  if (missing > 0) pictures.onMissing(missing);
  return withoutBlankEnds(blocks);
}

/** Each line of a plain text is a paragraph. */
function readLines(text: string): RichBlock[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => ({ type: 'paragraph', children: [{ text: line }] }));
}

function readFiles(files: readonly File[], addressOf: PastePictures['addressOf']): RichBlock[] {
  const images = files.map((file): RichInline => {
    return { type: 'image', url: addressOf(file), alt: nameOf(file), children: [{ text: '' }] };
  });
  const taken = images.filter((image) => 'url' in image && image.url !== '');
  return [{ type: 'paragraph', children: padded(taken) }];
}

const nameOf = ({ name }: File) => name.replace(/\.\w+$/, '');

/**
 * Gives pictures with content of their own an address, and removes those of the disk and of other
 * sites. Returns how many of these have no content here.
 */
function takePictures(body: HTMLElement, rtf: string, { addressOf, isOwn }: PastePictures) {
  const isOfDisk = (image: Element) =>
    /^(file:|cid:|blob:|\\\\)/i.test(image.getAttribute('src') ?? '');
  const images = Array.from(body.querySelectorAll('img'));
  const onDisk = images.filter(isOfDisk);
  const fromRtf = onDisk.length > 0 ? rtfPictures(rtf) : [];
  let missing = 0;
  images.forEach((image, count) => {
    const index = onDisk.indexOf(image);
    const source = image.getAttribute('src') ?? '';
    const picture = index < 0 ? pictureInAddress(source) : fromRtf[index];
    if (picture) image.setAttribute('src', addressOf(fileOf(picture, count + 1)));
    else if (index >= 0 || !isOwn(source)) {
      image.remove();
      if (!source.startsWith('data:image/svg')) missing += 1;
    }
  });
  return missing;
}

const fileOf = ({ type, bytes }: PastedPicture, count: number) =>
  new File([bytes], `${count}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });

function pictureInAddress(address: string): PastedPicture | null {
  const [, type, content] = /^data:(image\/(?:png|jpeg));base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  if (!content) return null;
  try {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    return { type: type!.toLowerCase() as PastedPicture['type'], bytes };
  } catch {
    return null;
  }
}

const hasContent = (blocks: readonly RichBlock[]) => blocks.some((block) => !isBlank(block));

const isBlank = (block: RichBlock) =>
  block.type === 'paragraph' &&
  block.list === undefined &&
  block.children.every((inline) => isLeaf(inline) && inline.text.trim() === '');

/** Programs put blank paragraphs around what was selected. */
function withoutBlankEnds(blocks: RichBlock[]): RichBlock[] {
  const from = blocks.findIndex((block) => !isBlank(block));
  if (from < 0) return blocks.slice(0, 1);
  return blocks.slice(from, blocks.findLastIndex((block) => !isBlank(block)) + 1);
}
