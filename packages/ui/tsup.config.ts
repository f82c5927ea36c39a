import { writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { designTokens } from './src/tokens/designTokens';
import { themeCss } from './src/tokens/themeCss';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  banner: { js: "'use client';" },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  tsconfig: '../../tsconfig.build.json',
  /** The tokens for those who use no React: CSS variables, and W3C design-tokens files. */
  onSuccess: async () => {
    writeFileSync('dist/tokens.css', themeCss());
    writeFileSync('dist/tokens.json', JSON.stringify(designTokens(), null, 2));
    writeFileSync('dist/tokens.dark.json', JSON.stringify(designTokens({ mode: 'dark' }), null, 2));
  },
});
