import { useEffect, useRef, useState } from 'react';
import { Alert, Button, IconButton, useLocale, useTexts } from '@mingjian/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { filePreviewTexts } from '../preview.texts';
import * as S from '../preview.styles';
import type { PageSize, PdfDocument } from './pdfDocument';
import { PdfPage } from './PdfPage';

export interface PdfPagesProps {
  pdf: PdfDocument;
  /** Expected size of a page. */
  pageSize: PageSize;
  isIncomplete: boolean;
}

const STEP = 1.25;
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 4;
/** Scale of a page on a wide screen, at a zoom of 1: its text has the size of print. */
const MAX_FIT = 1.5;

/** The pages of a PDF, one below the other, with zoom. */
export function PdfPages({ pdf, pageSize, isIncomplete }: PdfPagesProps) {
  const t = useTexts(filePreviewTexts);
  const { locale } = useLocale();
  const [zoom, setZoom] = useState(1);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const width = useContentWidth(scroller);
  const scale = Math.min(MAX_FIT, width / pageSize.width) * zoom;
  const limit = (next: number) => setZoom(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next)));
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom);

  return (
    <S.Pdf>
      <S.PdfBar>
        <IconButton
          label={t.zoomOut}
          icon={ZoomOut}
          aria-disabled={zoom <= MIN_ZOOM || undefined}
          onClick={() => limit(zoom / STEP)}
        />
        <S.Zoom role="status">{percent}</S.Zoom>
        <IconButton
          label={t.zoomIn}
          icon={ZoomIn}
          aria-disabled={zoom >= MAX_ZOOM || undefined}
          onClick={() => limit(zoom * STEP)}
        />
        <Button size="small" tone="quiet" onClick={() => setZoom(1)}>
          {t.fit}
        </Button>
        {isIncomplete && <Alert tone="warning">{t.missing}</Alert>}
      </S.PdfBar>
      <S.Pages ref={setScroller} role="region" aria-label={t.pages} tabIndex={0}>
        {scroller &&
          scale > 0 &&
          Array.from({ length: pdf.pageCount }, (_, index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              index={index}
              expectedSize={pageSize}
              scale={scale}
              scroller={scroller}
            />
          ))}
      </S.Pages>
    </S.Pdf>
  );
}

/** Returns the width of an element without its padding, 0 before it is known. */
function useContentWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  const frame = useRef(0);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      cancelAnimationFrame(frame.current);
      // Rendering within the observer would change the size that it observes.
      frame.current = requestAnimationFrame(() => setWidth(entry?.contentRect.width ?? 0));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
