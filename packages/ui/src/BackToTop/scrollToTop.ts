import { scrollPosition } from './model/scrollPosition';

const DURATION = 800;
/** Events of a user's own scrolling, by keyboard too. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element to its top in 800 ms, or at once with reduced motion. Any scroll of the user
 * stops it, as does the returned function.
 */
export function scrollToTop(element: Element): () => void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== false) {
    element.scrollTop = 0;
    return () => {};
  }
  return animate(element);
}

/** Returns a function that stops the animation. */
function animate(element: Element): () => void {
  const from = element.scrollTop;
  const startTime = performance.now();
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of userScrollEvents) window.removeEventListener(name, stop, true);
  };
  const step = () => {
    element.scrollTop = scrollPosition(from, performance.now() - startTime, DURATION);
    if (element.scrollTop > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  let frame = requestAnimationFrame(step);
  for (const name of userScrollEvents)
    window.addEventListener(name, stop, { capture: true, passive: true });
  return stop;
}
