import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { 'DangerLevel/index': 'src/DangerLevel/index.ts' },
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  banner: { js: "'use client';" },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  tsconfig: '../../tsconfig.build.json',
});
