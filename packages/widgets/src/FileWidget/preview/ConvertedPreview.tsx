import { useCallback } from 'react';
import { useLatestResponse, useTexts } from '@mingjian/ui';
import type { ConvertFile } from '../fileWidgetProps';
import type { StoredFile } from '../model/fileEntries';
import { kindOfType } from '../model/fileKind';
import { LazyPdf } from './LazyPdf';
import { filePreviewTexts } from './preview.texts';
import * as S from './preview.styles';
import { PreviewState } from './PreviewState';
import { PlainText } from './TextPreview';
import { Unsupported } from './Unsupported';

export interface ConvertedPreviewProps {
  file: StoredFile;
  convert: ConvertFile;
  assets: string | undefined;
}

/** An office file as the host converts it. */
export function ConvertedPreview({ file, convert, assets }: ConvertedPreviewProps) {
  const t = useTexts(filePreviewTexts);
  const { data, error, isFetching, retry } = useLatestResponse(file.url, (options) =>
    convert({ name: file.name, url: file.url }, options),
  );
  return (
    <PreviewState error={isFetching ? null : error} onRetry={retry} waitingText={t.converting}>
      {data && <Converted blob={data} alt={file.name} assets={assets} />}
    </PreviewState>
  );
}

interface ConvertedProps {
  blob: Blob;
  alt: string;
  assets: string | undefined;
}

function Converted({ blob, alt, assets }: ConvertedProps) {
  const kind = kindOfType(blob.type);
  if (kind === 'pdf') return <LazyPdf blob={blob} assets={assets} />;
  if (kind === 'text') return <PlainText blob={blob} />;
  return kind === 'image' ? <BlobImage blob={blob} alt={alt} /> : <Unsupported />;
}

/** An image in memory. Its address lives as long as the element. */
function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const ref = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <S.Picture ref={ref} alt={alt} />;
}
