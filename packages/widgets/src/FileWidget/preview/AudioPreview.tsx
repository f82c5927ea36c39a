import { useAddress, type ResolveUrl } from '../../internal/upload/useAddress';
import { PreviewState } from './PreviewState';
import * as S from './preview.styles';

export interface AddressedPreviewProps {
  /** Stored path. */
  url: string;
  resolveUrl: ResolveUrl | undefined;
}

/** A recording, played by the browser. */
export function AudioPreview({ url, resolveUrl }: AddressedPreviewProps) {
  const { address, error, refuse, retry } = useAddress(url, resolveUrl);
  return (
    <PreviewState error={error} onRetry={retry}>
      {address !== undefined && (
        <S.Audio controls preload="metadata" src={address} onError={refuse} data-autofocus />
      )}
    </PreviewState>
  );
}
