import type { KeyInput } from 'puppeteer-core';
import { ENVIRONMENT, PAGE, within, type Engine, type EngineKind } from './engine';
import { findProgram } from './programs';

/** Firefox ESR, driven over WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find() {
    const program = findProgram(['firefox-esr', 'firefox']);
    return program === null ? null : () => startFirefox(program);
  },
};

/** Language of the product's users, and no motion. */
const PREFERENCES = {
  'intl.accept_languages': 'zh-CN, zh',
  'ui.prefersReducedMotion': 1,
};

async function startFirefox(executablePath: string): Promise<Engine> {
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: PAGE,
    extraPrefsFirefox: PREFERENCES,
    env: ENVIRONMENT,
    protocolTimeout: 120_000,
  });
  // The page that the browser starts with never has the window's focus.
  const page = await browser.newPage();
  const version = await browser.version();
  return {
    name: version.replace('/', ' ').replace(/^firefox/, 'Firefox'),
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: <Result>(expression: string) =>
      within(90, 'The page did not respond in 90 s.', page.evaluate(expression) as Promise<Result>),
    async press(key) {
      const keys = key.split('+') as KeyInput[];
      for (const held of keys.slice(0, -1)) await page.keyboard.down(held);
      await page.keyboard.press(keys.at(-1)!);
      for (const held of keys.slice(0, -1)) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
