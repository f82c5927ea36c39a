import { createRoot } from 'react-dom/client';
import type { Report } from '../report';
import { createDesk } from './desk';
import { createPictures } from './pictures';
import { ReviewPage } from './ReviewPage';

const report = JSON.parse(document.querySelector('script[data-report]')!.textContent) as Report;
createRoot(document.querySelector('#root')!).render(
  <ReviewPage desk={createDesk(report, createPictures(document))} />,
);
