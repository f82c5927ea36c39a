import type { Plugin } from 'vite';
import { pageCss, themeCss } from '../packages/ui/src/tokens/themeCss';
import { THEME_SCRIPT_FILE } from '../packages/ui/src/tokens/themeScript';
import {
  THEME_KEY,
  TOKEN_COOKIE,
  VISITOR_KEY,
} from '../apps/backoffice/src/shell/preferences/storageKeys';

/**
 * Puts the theme of the login page back where a session has ended unseen: with the browser closed,
 * or its cookie expired.
 */
const RESTORE_VISITOR = `(function (visitor) {
  try {
    if (new RegExp('(^|; )${TOKEN_COOKIE}=.').test(document.cookie)) return;
    var theme = localStorage.getItem(visitor);
    if (theme === null) return;
    localStorage.setItem('${THEME_KEY}', theme);
    localStorage.removeItem(visitor);
  } catch (error) {}
})('${VISITOR_KEY}');
`;

/** Files that the first paint needs, before any script of the application. */
const FILES: Readonly<Record<string, string>> = {
  'theme-script.js': RESTORE_VISITOR + THEME_SCRIPT_FILE,
  'page.css': themeCss() + pageCss,
};

/**
 * Serves the theme's script and style as files of their own, which the page's policy allows and
 * `index.html` names, so that a dark page never flashes light.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const content = FILES[request.url?.slice(1) ?? ''];
        if (content === undefined) return next();
        const isScript = request.url!.endsWith('.js');
        response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/css');
        response.end(content);
      });
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
