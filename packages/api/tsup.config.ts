import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  // tsup's declaration build sets `baseUrl`: TypeScript 6 reports it as deprecated, and `paths`
  // start from it.
  dts: {
    compilerOptions: { ignoreDeprecations: '6.0', paths: { '@mingjian/api': ['./src/index.ts'] } },
  },
};

/**
 * The hooks take the root from its own file: a second copy would have an `ApiError` of its own, and
 * `instanceof` would fail.
 */
const hooks: Options = {
  ...shared,
  entry: { 'react/index': 'src/react/index.ts' },
  external: ['@mingjian/api'],
  banner: { js: "'use client';" },
};

export default defineConfig([{ ...shared, entry: { index: 'src/index.ts' } }, hooks]);
