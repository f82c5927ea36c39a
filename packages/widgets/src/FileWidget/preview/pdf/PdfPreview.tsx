import { useAddress, type ResolveUrl } from '../../../internal/upload/useAddress';
import { PreviewState } from '../PreviewState';
import { PdfPages } from './PdfPages';
import { PdfPassword } from './PdfPassword';
import { usePdf } from './usePdf';

export interface PdfPreviewProps {
  /** Stored path of the file. */
  url?: string | undefined;
  /** The file itself, in place of a path. */
  blob?: Blob | undefined;
  resolveUrl?: ResolveUrl | undefined;
  /** Address of the folder with the assets of `pdfjs-dist`. */
  assets?: string | undefined;
}

/** A PDF; an encrypted one asks for its password. */
export function PdfPreview({ url = '', blob, resolveUrl, assets }: PdfPreviewProps) {
  const { address, error, refuse, retry } = useAddress(blob ? null : url, resolveUrl);
  const source = blob ?? address;
  const state = usePdf(source, assets, refuse);
  const { pdf, password } = state;

  return (
    <PreviewState error={error ?? (source === undefined ? null : state.error)} onRetry={retry}>
      {password ? (
        <PdfPassword isWrong={password.isWrong} onEnter={password.enter} />
      ) : (
        pdf && <PdfPages pdf={pdf} pageSize={state.pageSize} isIncomplete={state.isIncomplete} />
      )}
    </PreviewState>
  );
}
