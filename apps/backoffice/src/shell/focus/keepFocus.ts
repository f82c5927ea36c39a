import { placeIn, type ShownPages } from './placeIn';

/** One element that had the focus, and the elements around it at that time, innermost first. */
interface Step {
  element: HTMLElement;
  around: readonly HTMLElement[];
}

const STEPS = 6;

/**
 * Watches the focus of the whole window until the returned function is called. When the focused
 * element disappears, is hidden or disabled (an order was accepted, a tab closed, a row deleted,
 * another page opened), focus moves to the nearest place that is left, instead of `<body>`. A
 * person who clicks beside everything keeps no focus.
 */
export function keepFocus(): () => void {
  // The form of the sign-in, in which somebody was active, went before the watch began.
  const { activeElement, body } = document;
  const isEntered = navigator.userActivation?.hasBeenActive === true && activeElement === body;
  const steps = createSteps(isEntered);
  const pages: ShownPages = new WeakMap();
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let isPressing = false;
  let isPlanned = false;

  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    steps.add(target);
    const page = target.closest('[role="tabpanel"]');
    if (page && target !== page) pages.set(page, target);
  };
  const handleBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (isPressing && relatedTarget === null && isUsable(target as HTMLElement)) steps.clear();
  };
  const handlePress = () => void (isPressing = true);
  const handleRelease = () => void (isPressing = false);
  // Two frames: a closing dialog or menu returns the focus by itself in the first.
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isPlanned = false;
        if (!stop.signal.aborted && steps.areLost()) steps.place(pages)?.focus(WITHOUT_SCROLL);
      }),
    );
  };

  document.addEventListener('focusin', handleFocus, options);
  document.addEventListener('focusout', handleBlur, options);
  document.addEventListener('mousedown', handlePress, options);
  document.addEventListener('mouseup', handleRelease, options);
  document.addEventListener('keydown', handleRelease, options);
  const changes = new MutationObserver(plan);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['style', 'hidden', 'disabled'],
  });
  stop.signal.addEventListener('abort', () => changes.disconnect());
  plan();
  return () => stop.abort();
}

const WITHOUT_SCROLL = { preventScroll: true };

/** Creates the memory of the last focused elements; `isLost`: the last one has gone already. */
function createSteps(isLost: boolean) {
  let steps: readonly Step[] = [];
  return {
    add(element: HTMLElement) {
      const step = { element, around: ancestorsOf(element) };
      steps = [step, ...steps.filter((other) => other.element !== element)].slice(0, STEPS);
      isLost = false;
    },
    clear() {
      steps = [];
      isLost = false;
    },
    /** Whether the window has no focus because the last focused element became unusable. */
    areLost() {
      const { activeElement, body } = document;
      const hasFocus = activeElement && activeElement !== body && isUsable(activeElement);
      return !hasFocus && (steps[0] ? !isUsable(steps[0].element) : isLost);
    },
    /** Returns the nearest place that is left, starting from the last focused element. */
    place(pages: ShownPages): HTMLElement | undefined {
      for (const { element, around } of steps) {
        if (isUsable(element)) return element;
        for (const ancestor of around) {
          const place = isUsable(ancestor) ? placeIn(ancestor, pages, isUsable) : undefined;
          if (place) return place;
        }
      }
      return placeIn(document.body, pages, isUsable);
    },
  };
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const ancestors = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    ancestors.push(at);
  return ancestors;
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && isVisible(element);
}

/** Browsers before 2024 and jsdom lack `checkVisibility`. */
function isVisible(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
