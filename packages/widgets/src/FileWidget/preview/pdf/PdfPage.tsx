import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTexts } from '@mingjian/ui';
import { filePreviewTexts } from '../preview.texts';
import * as S from '../preview.styles';
import type { PageSize, PdfDocument } from './pdfDocument';

export interface PdfPageProps {
  pdf: PdfDocument;
  /** Index of the page. */
  index: number;
  /** Its size until it is read. */
  expectedSize: PageSize;
  scale: number;
  /** The element that scrolls. */
  scroller: HTMLElement;
}

/** Distance from the visible part within which pages are rendered. */
const MARGIN = '75%';

/** A page, rendered while it is near the visible part: thousands of pages take no more memory. */
export function PdfPage({ pdf, index, expectedSize, scale, scroller }: PdfPageProps) {
  const t = useTexts(filePreviewTexts);
  const pageRef = useRef<HTMLElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const textRef = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(pageRef, scroller);
  const [size, setSize] = useState(expectedSize);

  useEffect(() => {
    const canvas = canvasRef.current;
    const textLayer = textRef.current;
    if (!isNear || !canvas || !textLayer) return undefined;
    let isCurrent = true;
    pdf.sizeOf(index).then(
      (read) => isCurrent && setSize((last) => sameOr(last, read)),
      // A broken page keeps the expected size, and so does one of a document that was closed.
      () => {},
    );
    const stop = pdf.render(index, { canvas, textLayer }, scale);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [pdf, index, scale, isNear]);

  const style = {
    '--mj-pdf-width': `${size.width * scale}px`,
    '--mj-pdf-height': `${size.height * scale}px`,
    '--total-scale-factor': scale,
  } as CSSProperties;
  return (
    <S.Page ref={pageRef} aria-label={t.page(index + 1, pdf.pageCount)} style={style} dir="ltr">
      <canvas ref={canvasRef} width={0} height={0} aria-hidden />
      <S.TextLayer ref={textRef} />
    </S.Page>
  );
}

/** Equal sizes stay the same object, so that nothing is rendered again. */
const sameOr = (last: PageSize, read: PageSize) =>
  last.width === read.width && last.height === read.height ? last : read;

function useIsNear(ref: { current: HTMLElement | null }, scroller: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: scroller, rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, scroller]);
  return isNear;
}
