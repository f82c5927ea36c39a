import { useEffect, useEffectEvent, useState } from 'react';
import {
  openPdf,
  RefusedAddressError,
  type PageSize,
  type PdfDocument,
  type PdfSource,
} from './pdfDocument';

export interface PdfState {
  pdf: PdfDocument | null;
  /** Size of the first page, which others are expected to have. */
  pageSize: PageSize;
  error: Error | null;
  /** Whether characters or images cannot be shown for lack of an asset. */
  isIncomplete: boolean;
  /** Set while the file waits for its password. */
  password: { isWrong: boolean; enter(password: string): void } | null;
}

const CLOSED: PdfState = {
  pdf: null,
  pageSize: { width: 595, height: 842 },
  error: null,
  isIncomplete: false,
  password: null,
};

/** Opens a PDF and closes it with its component; `onRefused` may bring another address. */
export function usePdf(
  source: PdfSource | undefined,
  assets: string | undefined,
  onRefused: () => void,
): PdfState {
  const [stored, setStored] = useState<PdfState & { source?: PdfSource | undefined }>(CLOSED);
  const refuse = useEffectEvent(() => onRefused());

  useEffect(() => {
    if (source === undefined) return undefined;
    let isCurrent = true;
    const change = (patch: Partial<PdfState>) => {
      if (!isCurrent) return;
      setStored((last) => ({ ...(last.source === source ? last : CLOSED), source, ...patch }));
    };
    const { document, close } = openPdf(source, {
      assets,
      onMissing: () => change({ isIncomplete: true }),
      onPassword: (enter, isWrong) => change({ password: { isWrong, enter } }),
    });
    document
      .then(async (pdf) => change({ pageSize: await pdf.sizeOf(0), pdf, password: null }))
      .catch((error: unknown) => {
        if (isCurrent && error instanceof RefusedAddressError) refuse();
        change({ error: error instanceof Error ? error : new Error(String(error)) });
      });
    return () => {
      isCurrent = false;
      close();
    };
  }, [source, assets]);

  return stored.source === source ? stored : CLOSED;
}
