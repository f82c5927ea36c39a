import { lazyPart } from '../../internal/lazyPart/lazyPart';

/** The preview of PDF files, whose library is loaded with the first one. */
export const LazyPdf = lazyPart(async () => (await import('./pdf/PdfPreview')).PdfPreview);
