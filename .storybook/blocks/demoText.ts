import { demoCode } from '../../tools/docs/demo/demoCode.ts';
import { demoTexts } from '../../tools/docs/demo/demoTexts.ts';

const address = new URLSearchParams(globalThis.location?.search);

/** Language of the sample data: it is created once, when the page is loaded. */
export const loadedLanguage = /(^|;)language:en(;|$)/.test(address.get('globals') ?? '')
  ? 'en'
  : 'zh';

// The visual run and play functions use the Chinese data in every language.
const isTranslated = loadedLanguage === 'en' && address.get('viewMode') === 'docs';

/** Returns a text of sample data in the language of the docs page. */
export function demoText(text: string): string {
  return isTranslated ? (demoTexts[text] ?? text) : text;
}

/** Returns code with its sample data in the language of the docs page. */
export const demoCodeOf = (code: string): string =>
  isTranslated ? demoCode(code, demoText) : code;

/** Loads the docs page again in another language. */
export function reloadIn(language: 'zh' | 'en'): void {
  const next = new URL(location.href);
  const others = (next.searchParams.get('globals') ?? '')
    .split(';')
    .filter((pair) => pair && !pair.startsWith('language:'));
  next.searchParams.set('globals', [...others, `language:${language}`].join(';'));
  location.replace(next);
}
