/** A key by its name in `KeyboardEvent.key`, after a modifier and a plus sign if it has one. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';

/** A running browser with one page, driven alike in every engine. */
export interface Engine {
  /** Name and version, such as `Firefox 153.0`. */
  name: string;
  /** Loads an address and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. The result travels as JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Presses a key and releases it. */
  press(key: Key): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  /** Ends the browser and every process that was started for it. */
  close(): Promise<void>;
}

/** The name of an engine, and the function that starts it where it is installed. */
export interface EngineKind {
  name: 'Firefox' | 'WebKit';
  /** Debian's packages that install it. */
  packages: readonly string[];
  /** The function that starts it; `null` where it is not installed. */
  find(): (() => Promise<Engine>) | null;
}

/** Size of the page in CSS pixels. */
export const PAGE = { width: 1280, height: 960 };

/** Environment of an engine: the time zone of the product's users. */
export const ENVIRONMENT = { ...process.env, TZ: 'Asia/Shanghai' };

/** Rejects with `message` when `work` takes longer than `seconds`. */
export async function within<Result>(
  seconds: number,
  message: string,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
