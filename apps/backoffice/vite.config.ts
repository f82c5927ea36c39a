import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from '../../tools/firstPaint';

const server = `http://127.0.0.1:${process.env.PORT ?? 4310}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaint()],
  resolve: { tsconfigPaths: true },
  server: { host: '127.0.0.1', proxy: { '/CM-API': server } },
  // The content security policy lets no data: font through, so nothing is inlined.
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
});
