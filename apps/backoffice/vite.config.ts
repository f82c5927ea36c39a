import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstPaint } from '../../tools/firstPaint';
import { pdfAssets } from '../../tools/pdfAssets';

const server = `http://127.0.0.1:${process.env.PORT ?? 4310}`;

/** Icons of the workspace that other parts have, too. The login page lists one file for them. */
const ICON_NAMES =
  'arrow-left arrow-right book-open building-complex calendar-days chart-no-axes-column check ' +
  'chevron-down chevron-right clipboard-list ellipsis file-plus-corner file-text folder id-card ' +
  'images library list list-checks lock maximize message-circle minimize package panel-left plus ' +
  'receipt-text refresh-cw rotate-ccw-clock rotate-cw scroll-text search search-x send ' +
  'shield-check sliders-horizontal sparkles user-round users';
const ICONS = new RegExp(
  String.raw`lucide-react/dist/esm/icons/(?:${ICON_NAMES.replaceAll(' ', '|')})\.m?js$`,
);

/** Serves the candidates' pages in development, as the server does with those that are built. */
const candidatePages = (): Plugin => ({
  name: 'candidate-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      const [path] = (request.url ?? '').split('?');
      if (/^\/(clientUser|signPage)\/?$/.test(path!)) request.url = '/candidate.html';
      next();
    });
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaint(), candidatePages(), pdfAssets()],
  resolve: { tsconfigPaths: true },
  define: { 'import.meta.env.RELEASE': JSON.stringify(process.env.RELEASE ?? 'development') },
  server: { host: '127.0.0.1', proxy: { '/CM-API': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy lets no data: font through, so nothing is inlined.
    assetsInlineLimit: 0,
    // Browsers that run ES2022 preload modules.
    modulePreload: { polyfill: false },
    // The login page is one file, which compresses better than a dozen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'login', tags: ['$initial'] },
            { name: 'icons', test: ICONS },
            { name: 'base', test: /apps\/backoffice\/src\/base\// },
          ],
        },
        // The login page lists the names of all parts.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
