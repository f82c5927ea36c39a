import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Build of the candidates' pages, an entry of their own: they carry nothing of the back-office, and
 * the back-office nothing of them. It adds to the folder that the back-office was built into, whose
 * `page.css` they share.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  define: { 'import.meta.env.RELEASE': JSON.stringify(process.env.RELEASE ?? 'development') },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    // The content security policy lets no data: font through, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'candidate.html',
      output: {
        codeSplitting: { groups: [{ name: 'candidate', tags: ['$initial'] }] },
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
