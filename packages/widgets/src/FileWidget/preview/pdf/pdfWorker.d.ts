/** The worker of PDF.js as a module, which registers itself for the page that imports it. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
