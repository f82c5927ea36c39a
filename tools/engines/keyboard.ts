import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Engine, Key } from './engine';
import { installPageRoles } from './inPage/readRoles';

/** A person at the keyboard, who knows elements by role and name. */
export interface Keyboard {
  /** Presses a key until the element has the focus. */
  moveTo(role: string, name: string | undefined, key?: Key): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Texts of the visible elements with a role. */
  texts(role: string, name?: string): Promise<string[]>;
  /** Waits until the texts of the elements with a role fulfil a condition, and returns them. */
  waitFor(promise: string, role: string, isRight: (texts: string[]) => boolean): Promise<string[]>;
  /** Waits until nothing that is visible loads. */
  waitForRest(): Promise<void>;
  /** Address of the page below its host. */
  address(): Promise<string>;
}

/** Most presses of a key on the way to an element. */
const MOST_PRESSES = 120;

/** Milliseconds that a condition may take to come true. */
const PATIENCE = 120_000;

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Returns the keyboard of an engine. */
export function keyboardOf(engine: Engine): Keyboard {
  const roles = async <Result>(call: string): Promise<Result> => {
    if (!(await engine.evaluate<boolean>('"pageRoles" in window'))) {
      // As part of an expression: the page's security policy forbids `eval`.
      const install = `(${installPageRoles.toString()})();`;
      await engine.evaluate(
        `(() => { globalThis.__name = (value) => value; ${library}; ${install} })()`,
      );
    }
    return engine.evaluate<Result>(`pageRoles.${call}`);
  };
  const of = (role: string, name?: string) =>
    [role, name].map((part) => JSON.stringify(part)).join();
  const summary = () => roles<string>('summary()');
  const texts = (role: string, name?: string) => roles<string[]>(`texts(${of(role, name)})`);

  return {
    texts,
    press: (key) => engine.press(key),
    type: (text) => engine.type(text),
    address: () => engine.evaluate('location.pathname + location.search'),
    async moveTo(role, name, key = 'Tab') {
      const passed: string[] = [];
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        if (await roles<boolean>(`isFocused(${of(role, name)})`)) return;
        await engine.press(key);
        passed.push(await roles<string>('focus()'));
      }
      throw new Error(
        `${key} does not reach ${role} "${name}". It passes: ${[...new Set(passed)].join(' → ')}. The page: ${await summary()}`,
      );
    },
    async waitForRest() {
      const until = performance.now() + PATIENCE;
      // What a hidden tab was loading when it was left is loaded when it is seen again.
      const isBusy =
        `[...document.querySelectorAll('[aria-busy="true"]')]` +
        '.some((part) => part.checkVisibility())';
      while (await engine.evaluate<boolean>(isBusy)) {
        if (performance.now() > until) throw new Error(`Still loading after ${PATIENCE / 1000} s.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async waitFor(promise, role, isRight) {
      const until = performance.now() + PATIENCE;
      for (;;) {
        const found = await texts(role);
        if (isRight(found)) return found;
        if (performance.now() > until)
          throw new Error(
            `${promise}: not after ${PATIENCE / 1000} s. The page: ${await summary()}. Of the role ${role}: ${found.slice(0, 12).join(' | ')}`,
          );
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    },
  };
}
