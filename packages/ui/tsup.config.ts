import { writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { packageConfig } from '../../tools/publish/packageConfig';
import { designTokens } from './src/tokens/designTokens';
import { pageCss, themeCss } from './src/tokens/themeCss';
import { THEME_SCRIPT_FILE } from './src/tokens/themeScript';

/** Writes the theme for those who use no React: CSS, design-tokens files, script of the head. */
function writeTheme() {
  writeFileSync('dist/tokens.css', themeCss());
  writeFileSync('dist/page.css', themeCss() + pageCss);
  writeFileSync('dist/theme-script.js', THEME_SCRIPT_FILE);
  writeFileSync('dist/theme-script.d.ts', 'export {};\n');
  writeFileSync('dist/css.d.ts', 'export {};\n');
  writeFileSync('dist/tokens.json', JSON.stringify(designTokens(), null, 2));
  writeFileSync('dist/tokens.dark.json', JSON.stringify(designTokens({ mode: 'dark' }), null, 2));
}

export default defineConfig(packageConfig(import.meta.dirname, writeTheme));
