import { createRoot } from 'react-dom/client';
import { unpackReport, type PackedReport } from '../packedReport';
import type { Report } from '../report';
import { createDesk } from './desk';
import { createPictures } from './pictures';
import { ReviewPage } from './ReviewPage';

const report = await readReport(document.querySelector('script[data-report]')!.textContent);
createRoot(document.querySelector('#root')!).render(
  <ReviewPage desk={createDesk(report, createPictures(document))} />,
);

/** The report is compressed: it repeats names and paths thousands of times. */
async function readReport(text: string): Promise<Report> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return unpackReport((await new Response(stream).json()) as PackedReport);
}
