import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { holdStyleSheets } from '../packages/ui/src/internal/testing/styleSheets';

// A busy machine is slow, and that is no failure.
configure({ asyncUtilTimeout: 60_000 });

if (typeof document !== 'undefined') holdStyleSheets();

afterEach(cleanup);

// A worker keeps its window for all its files, since making one costs more than most of them: each
// leaves it as it found it.
afterAll(async () => {
  if (typeof document === 'undefined') return;
  vi.useRealTimers();
  // An import that is under way would fail in the next file that needs the module.
  await vi.dynamicImportSettled();
  // jsdom follows a link a moment after its click: not in the next file.
  await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** jsdom has no layout, so it has no observer of it either. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillResizeObserver;
