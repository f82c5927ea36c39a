import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Other systems include Chinese fonts; a bare Linux desktop may have none.
if (/Linux/.test(navigator.userAgent) && !/Android/.test(navigator.userAgent))
  void import('./shell/preferences/chineseFont');
