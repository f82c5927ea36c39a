import type { Key } from './engine';

/** A session of a WebDriver server. */
export interface WebDriverSession {
  /** Version of the browser. */
  version: string;
  open(url: string): Promise<void>;
  evaluate<Result>(expression: string): Promise<Result>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds of the longest script and of the longest page load. */
const TIMEOUTS = { script: 280_000, pageLoad: 240_000 };

/** Code points of keys without a character (WebDriver, § 17.4.2). */
const CODES: Record<Key, readonly string[]> = {
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  ArrowDown: ['\uE015'],
  Escape: ['\uE00C'],
  ArrowRight: ['\uE014'],
};

/** Opens a session of the WebDriver server at `address` with plain calls over HTTP. */
export async function openSession(
  address: string,
  capabilities: Record<string, unknown>,
): Promise<WebDriverSession> {
  const created = await send<{ sessionId: string; capabilities: { browserVersion?: string } }>(
    'POST',
    `${address}/session`,
    { capabilities: { alwaysMatch: { ...capabilities, timeouts: TIMEOUTS } } },
  );
  const session = `${address}/session/${created.sessionId}`;
  const act = (keys: readonly KeyAction[]) =>
    send('POST', `${session}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions: keys }],
    });
  return {
    version: created.capabilities.browserVersion ?? '',
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    async evaluate<Result>(expression: string) {
      const result = await send<{ value?: Result; error?: string }>(
        'POST',
        `${session}/execute/async`,
        { script: asScript(expression), args: [] },
      );
      if (result.error !== undefined) throw new Error(result.error);
      return result.value as Result;
    },
    async press(key) {
      await act(stroke(...CODES[key]));
    },
    async type(text) {
      await act(Array.from(text).flatMap((character) => stroke(character)));
    },
    async resize(size) {
      await send('POST', `${session}/window/rect`, size);
    },
    async close() {
      await send('DELETE', session);
    },
  };
}

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** Returns keys pressed one after the other and released the other way round. */
function stroke(...keys: readonly string[]): KeyAction[] {
  return [
    ...keys.map((value) => ({ type: 'keyDown' as const, value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ];
}

/** Returns the body of an asynchronous script that reports the value of an expression. */
function asScript(expression: string): string {
  return `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (${expression})).then(
  (value) => done({ value }),
  (error) => done({ error: String(error) }),
);`;
}

/** Sends a command and returns its value. Throws the error that the server names. */
async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(300_000),
  });
  const { value } = (await response.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!response.ok) throw new Error(`${value.error ?? response.status}: ${value.message ?? ''}`);
  return value;
}
