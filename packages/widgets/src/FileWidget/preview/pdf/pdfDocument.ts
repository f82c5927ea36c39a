import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordResponses,
  ResponseException,
  TextLayer,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { FileRefusal } from '../../../fileContent';
import { addHostFonts } from './hostFonts';
import { readTextContent, textIn } from './pdfText';

/** A PDF from an address or in memory. */
export type PdfSource = string | Blob;

export interface PdfOptions {
  /** Address of the folder with the assets of `pdfjs-dist`. */
  assets: string | undefined;
  /** Called when the file is encrypted; `isWrong` after a password that did not open it. */
  onPassword(enter: (password: string) => void, isWrong: boolean): void;
  /** Called when a table of characters or a decoder of images is missing among the assets. */
  onMissing(): void;
}

export interface PageSize {
  width: number;
  height: number;
}

/** The elements of a page. */
export interface PageElements {
  canvas: HTMLCanvasElement;
  textLayer: HTMLElement;
}

/** An open PDF. Pages are counted from 0, sizes are CSS pixels at a scale of 1. */
export interface PdfDocument {
  pageCount: number;
  sizeOf(index: number): Promise<PageSize>;
  /** Renders a page. The returned function stops it. */
  render(index: number, elements: PageElements, scale: number): () => void;
}

/** An address that the server refused: another one may be valid. */
export class RefusedAddressError extends Error {}

/** Pixels of a canvas at most: browsers leave a larger one blank. */
const MAX_PIXELS = 16_777_216;

/**
 * Opens a PDF with PDF.js, which only this file knows. Scripts of the file are not run, and its
 * links lead nowhere. `close` aborts what is being loaded too.
 */
export function openPdf(
  source: PdfSource,
  { assets, onPassword, onMissing }: PdfOptions,
): { document: Promise<PdfDocument>; close(): void } {
  let isClosed = false;
  let close = () => {};
  const open = async () => {
    await prepareWorker(assets);
    const content =
      typeof source === 'string'
        ? { url: source }
        : { data: new Uint8Array(await source.arrayBuffer()) };
    const task = getDocument({
      ...content,
      cMapPacked: true,
      useWorkerFetch: false,
      BinaryDataFactory: assetReader(assets, onMissing),
      ...(assets !== undefined && { wasmUrl: `${folder(assets)}wasm/` }),
      isEvalSupported: false,
      // A font that this machine lacks is no concern of the host's console.
      verbosity: VerbosityLevel.ERRORS,
      enableXfa: false,
    });
    close = () => void task.destroy();
    if (isClosed) close();
    task.onPassword = (enter: (password: string) => void, reason: number) =>
      onPassword(enter, reason === PasswordResponses.INCORRECT_PASSWORD);
    return pdfDocument(await task.promise.catch(toRefused));
  };
  return {
    document: open(),
    close: () => {
      isClosed = true;
      close();
    },
  };
}

const folder = (assets: string) => (assets.endsWith('/') ? assets : `${assets}/`);

/**
 * Sets the worker's address, or loads the worker into the page: without assets, and where their
 * server sends `.mjs` files as something else than a script, which the browser refuses.
 */
async function prepareWorker(assets: string | undefined) {
  const address = assets && `${folder(assets)}legacy/build/pdf.worker.min.mjs`;
  if (address && (await isScript(address))) GlobalWorkerOptions.workerSrc = address;
  else await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
}

/** Requests the worker, which is in the browser's cache when it is started. */
async function isScript(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.ok && /javascript/.test(response.headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

type AssetKind = 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl';

const folders: Record<AssetKind, string> = {
  cMapUrl: 'cmaps/',
  standardFontDataUrl: 'standard_fonts/',
  wasmUrl: 'wasm/',
};

/** Returns a reader of assets. Missing fonts are not reported: the system has others. */
function assetReader(assets: string | undefined, onMissing: () => void) {
  return class {
    async fetch({ kind, filename }: { kind: AssetKind; filename: string }): Promise<Uint8Array> {
      try {
        if (assets === undefined) throw new Error('No address of the assets was given.');
        const response = await fetch(`${folder(assets)}${folders[kind]}${filename}`);
        if (!response.ok) throw new Error(`${filename} is missing: ${response.status}.`);
        return new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        if (kind !== 'standardFontDataUrl') onMissing();
        throw error;
      }
    }
  };
}

function toRefused(error: unknown): never {
  if (error instanceof InvalidPDFException) throw new FileRefusal();
  const isRefused =
    error instanceof ResponseException && [401, 403, 404, 410].includes(error.status as number);
  throw isRefused ? new RefusedAddressError('The address was refused.') : error;
}

function pdfDocument(pdf: PDFDocumentProxy): PdfDocument {
  return {
    pageCount: pdf.numPages,
    async sizeOf(index) {
      const { width, height } = (await pdf.getPage(index + 1)).getViewport({ scale: 1 });
      return { width, height };
    },
    render: (index, elements, scale) => renderPage(pdf, index, elements, scale),
  };
}

/** PDF.js measures texts on canvases at the end of the page, which only its own styles hide. */
function hideMeasuring() {
  for (const canvas of document.querySelectorAll<HTMLElement>('body > .hiddenCanvasElement'))
    canvas.hidden = true;
}

function renderPage(
  pdf: PDFDocumentProxy,
  index: number,
  { canvas, textLayer }: PageElements,
  scale: number,
) {
  let isStopped = false;
  let stop = () => {};
  const render = async () => {
    const page = await pdf.getPage(index + 1);
    if (isStopped) return;
    const viewport = page.getViewport({ scale });
    const { width, height } = viewport;
    const ratio = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
    canvas.width = Math.floor(width * ratio);
    canvas.height = Math.floor(height * ratio);
    const content = await readTextContent(page);
    await addHostFonts(canvas, textIn(content));
    if (isStopped) return;
    const picture = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
    const text = new TextLayer({
      textContentSource: content,
      container: textLayer,
      viewport,
    });
    stop = () => {
      picture.cancel();
      text.cancel();
    };
    await Promise.all([picture.promise, text.render()]);
    hideMeasuring();
    page.cleanup();
  };
  // A page that was stopped, or is broken, stays as far as it was rendered.
  render().catch(() => {});
  return () => {
    isStopped = true;
    stop();
    canvas.width = 0;
    textLayer.replaceChildren();
  };
}
