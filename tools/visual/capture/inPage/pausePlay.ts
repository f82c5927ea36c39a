import type { PlayStep } from '../../model/playStep';

declare global {
  interface Window {
    /** Set by the run where it takes pictures of steps; resolves when the play may go on. */
    visualStep?: (step: PlayStep) => Promise<void>;
  }
}

/**
 * Runs in the page before Storybook, which instruments `userEvent` and `fireEvent` where the
 * address has `instrument=true`: pauses a play function after each of their calls until
 * `visualStep` resolves. Long timers stand still meanwhile. It is sent as text, so it uses nothing
 * from outside itself.
 */
export function pausePlay(): void {
  interface Call {
    method: string;
    path: unknown[];
    /** Calls in whose callback this one is. */
    ancestors?: unknown[];
    args: unknown[];
  }
  type Invoke = (fn: unknown, object: unknown, call: Call, options: unknown) => unknown;

  const textOf = (element: Element | null | undefined) =>
    element?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => textOf(document.getElementById(id)));
    const { labels: own } = element as HTMLInputElement;
    const names = [
      labels.join(' ').trim(),
      element.getAttribute('aria-label'),
      textOf(own?.[0]),
      element.getAttribute('alt'),
      textOf(element),
      element.getAttribute('placeholder'),
      element.getAttribute('title'),
      element.getAttribute('role'),
    ];
    return names.find((name) => name) ?? element.localName;
  };
  const describe = ({ method, args }: Call): PlayStep => {
    const element = args.find((arg) => arg instanceof Element);
    const written = args.find((arg) => typeof arg === 'string');
    const isBackwards = method === 'tab' && (args[0] as { shift?: boolean })?.shift === true;
    return {
      method,
      target: element ? nameOf(element) : null,
      text: written ?? (isBackwards ? '{Shift}' : null),
    };
  };
  const isStep = ({ path, method, ancestors = [] }: Call) =>
    (path[0] === 'userEvent' || path[0] === 'fireEvent') &&
    method !== 'setup' &&
    ancestors.length === 0;

  let instrumenter: { invoke: Invoke } | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__', {
    configurable: true,
    get: () => instrumenter,
    set(made: { invoke: Invoke }) {
      instrumenter = made;
      const invoke = made.invoke;
      made.invoke = function (fn, object, call, options) {
        if (!window.visualStep || !isStep(call))
          return invoke.call(this, fn, object, call, options);
        // Before the step: it may remove the element.
        const step = describe(call);
        return Promise.resolve(invoke.call(this, fn, object, call, options)).then(async (value) => {
          window.visualTimers.hold(true);
          await window.visualStep?.(step);
          window.visualTimers.hold(false);
          return value;
        });
      };
    },
  });
}
