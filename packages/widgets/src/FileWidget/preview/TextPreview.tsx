import { Alert, Text, useLatestResponse, useTexts } from '@mingjian/ui';
import { useAddress } from '../../internal/upload/useAddress';
import type { AddressedPreviewProps } from './AudioPreview';
import { fetchFile } from './fetchFile';
import { filePreviewTexts } from './preview.texts';
import * as S from './preview.styles';
import { PreviewState } from './PreviewState';
import { MAX_TEXT, readText } from './readText';

/** The start of a text file, as text: its markup is nothing but characters. */
export function TextPreview({ url, resolveUrl }: AddressedPreviewProps) {
  const { address, error, refuse, retry } = useAddress(url, resolveUrl);
  const response = useLatestResponse(address ?? null, async ({ signal }) =>
    (await fetchFile(address ?? '', signal, refuse)).blob(),
  );
  return (
    <PreviewState error={error ?? (address === undefined ? null : response.error)} onRetry={retry}>
      {response.data && <PlainText blob={response.data} />}
    </PreviewState>
  );
}

/** The start of a blob as text. */
export function PlainText({ blob }: { blob: Blob }) {
  const t = useTexts(filePreviewTexts);
  const isWhole = blob.size <= MAX_TEXT;
  const key = `${blob.size} ${blob.type}`;
  const { data, error, retry } = useLatestResponse(key, async () =>
    readText(new Uint8Array(await blob.slice(0, MAX_TEXT).arrayBuffer()), isWhole),
  );
  return (
    <PreviewState error={error} onRetry={retry}>
      {data !== undefined && (
        <S.TextFrame>
          {!isWhole && <Alert>{t.clipped}</Alert>}
          {data === '' ? (
            <Text tone="muted">{t.emptyText}</Text>
          ) : (
            <S.PlainText>{data}</S.PlainText>
          )}
        </S.TextFrame>
      )}
    </PreviewState>
  );
}
