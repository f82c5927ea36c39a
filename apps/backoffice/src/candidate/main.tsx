import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CandidateApp } from './CandidateApp';
import { takeLink } from './visit/visit';

// Before anything is requested: the token is in no address that a page could pass on.
takeLink();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CandidateApp />
  </StrictMode>,
);

// Other systems include Chinese fonts; a bare Linux desktop may have none.
if (/Linux/.test(navigator.userAgent) && !/Android/.test(navigator.userAgent))
  void import('../base/chineseFont');
