import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Every widget is a subpath of its own. */
const widgets = readdirSync('src').filter((name) => /^[A-Z]/.test(name));

export default defineConfig({
  entry: Object.fromEntries(widgets.map((name) => [`${name}/index`, `src/${name}/index.ts`])),
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  banner: { js: "'use client';" },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  tsconfig: '../../tsconfig.build.json',
});
