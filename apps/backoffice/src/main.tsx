import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

/** The site's default is an error log in production: errors are reported to the server. */
if (import.meta.env.PROD) {
  const early: Event[] = [];
  const keep = (event: Event) => early.push(event);
  const names = ['error', 'unhandledrejection', 'mj:rendered'];
  for (const name of names) window.addEventListener(name, keep);
  void import('./shell/errors/reportErrors').then(({ reportErrors }) => {
    for (const name of names) window.removeEventListener(name, keep);
    reportErrors(early);
  });
}

/** Errors that an error boundary shows are reported as well. */
const onCaughtError = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('mj:rendered', { detail }));

createRoot(
  document.getElementById('root')!,
  import.meta.env.PROD ? { onCaughtError } : undefined,
).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Other systems include Chinese fonts; a bare Linux desktop may have none.
if (/Linux/.test(navigator.userAgent) && !/Android/.test(navigator.userAgent))
  void import('./base/chineseFont');

void import('./shell/guardFileDrops').then(({ guardFileDrops }) => guardFileDrops());
