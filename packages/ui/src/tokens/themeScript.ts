import { createElement, type ReactElement } from 'react';

/** Key of the stored theme in local storage. */
const DEFAULT_KEY = 'mj-theme';

/**
 * Reads the stored theme and sets it on `<html>`. Written as text, because a bundler may change a
 * function in ways that do not stand alone. A theme that cannot be read is left out.
 */
const APPLY_STORED_THEME = `function (key) {
  try {
    var theme = JSON.parse(localStorage.getItem(key)) || {};
    var root = document.documentElement;
    if (/^(light|dark|auto)$/.test(theme.mode)) root.dataset.mjMode = theme.mode;
    if (/^(compact|standard|roomy)$/.test(theme.density)) root.dataset.mjDensity = theme.density;
    if (/^(normal|more)$/.test(theme.contrast)) root.dataset.mjContrast = theme.contrast;
    if (/^#[0-9a-f]{6}$/i.test(theme.accent)) root.style.setProperty('--mj-color-accent', theme.accent);
  } catch (error) {}
}`;

/** Content of the published file: `<script src="theme-script.js" data-key="…">`. */
export const THEME_SCRIPT_FILE = `(${APPLY_STORED_THEME})(document.currentScript.dataset.key || '${DEFAULT_KEY}');\n`;

export interface ThemeScriptOptions {
  /** Nonce of the page's content security policy. */
  nonce?: string | undefined;
  /** Key of the stored theme in local storage. @default 'mj-theme' */
  storageKey?: string | undefined;
}

/**
 * A script for `<head>` that sets the stored theme before the first paint, so that a dark page
 * never flashes light. It reads `{ mode, density, contrast, accent }` as JSON from local storage
 * and sets them on `<html>`, which needs `suppressHydrationWarning`. Under a policy without inline
 * scripts serve the file `@mingjian/ui/theme-script.js` instead.
 */
export function themeScript({
  nonce,
  storageKey = DEFAULT_KEY,
}: ThemeScriptOptions = {}): ReactElement {
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c');
  return createElement('script', {
    nonce,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: `(${APPLY_STORED_THEME})(${key})` },
  });
}
