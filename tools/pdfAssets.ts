import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Files and folders of `pdfjs-dist` that a host serves for the previews of PDF files. */
export const PDF_ASSETS = ['cmaps', 'standard_fonts', 'wasm', 'legacy/build/pdf.worker.min.mjs'];

const widgets = path.resolve(import.meta.dirname, '../packages/widgets/package.json');
const manifest = createRequire(widgets).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** Folder of pdfjs-dist, as it is installed. */
export const PDF_PACKAGE: string = path.dirname(manifest);

/**
 * Path of the served folder. It names the version: PDF.js refuses a worker of another one, which a
 * page that was opened before an update would meet.
 */
const FOLDER = `assets/pdfjs-${version}`;

/**
 * Serves the assets of PDF.js beside the scripts of the application, and puts the address of their
 * folder in the place of `import.meta.env.PDF_ASSETS`.
 */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    config: () => ({ define: { 'import.meta.env.PDF_ASSETS': JSON.stringify(`/${FOLDER}`) } }),
    configureServer({ middlewares }) {
      const files = new Set(assetFiles());
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const file = request.url?.slice(1).replace(/\?.*$/, '') ?? '';
        if (!files.has(file)) return next();
        if (/\.m?js$/.test(file)) response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(path.join(PDF_PACKAGE, file)));
      });
    },
    generateBundle() {
      for (const file of assetFiles())
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/${file}`,
          source: readFileSync(path.join(PDF_PACKAGE, file)),
        });
    },
  };
}

/** Returns the paths of the served files, in their package. */
function assetFiles(): string[] {
  return PDF_ASSETS.flatMap((asset) =>
    statSync(path.join(PDF_PACKAGE, asset)).isDirectory()
      ? readdirSync(path.join(PDF_PACKAGE, asset)).map((file) => `${asset}/${file}`)
      : [asset],
  );
}
