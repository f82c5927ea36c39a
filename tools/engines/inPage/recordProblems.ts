declare global {
  interface Window {
    /** Problems of the page since it was loaded, or since they were last taken. */
    engineProblems: string[];
  }
}

/**
 * Records uncaught exceptions, unhandled rejections and console errors of the page that it runs in.
 * It is sent as text before every other script, so it uses nothing from outside itself.
 */
export function recordProblems(): void {
  window.engineProblems = [];
  const textOf = (value: unknown): string => {
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (typeof value !== 'object' || value === null) return String(value);
    try {
      return JSON.stringify(value);
    } catch {
      return 'an object that refers to itself';
    }
  };
  const format = ([first, ...rest]: unknown[]) => {
    const values = [...rest];
    const text =
      typeof first === 'string'
        ? first.replace(/%[sdifoOc]/g, (sign) => {
            if (values.length === 0) return sign;
            const value = textOf(values.shift());
            return sign === '%c' ? '' : value;
          })
        : textOf(first);
    return [text, ...values.map(textOf)].join(' ');
  };
  const add = (kind: string, text: string) => window.engineProblems.push(`${kind}: ${text}`);

  window.addEventListener('error', ({ error, message }) => {
    // No exception: the report that sizes changed while they were observed, and follow in the next
    // frame (Resize Observer, § 3.4.6).
    if (message.startsWith('ResizeObserver loop')) return;
    add('uncaught exception', error === undefined || error === null ? message : textOf(error));
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    add('unhandled rejection', textOf(reason)),
  );
  const original = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    add('console error', format(values));
    original(...values);
  };
}
