import { useState } from 'react';
import { Dialog, ImageViewer, useTexts } from '@mingjian/ui';
import { displayName, downloadName } from '../../internal/upload/model/displayName';
import { useAddress, type ResolveUrl } from '../../internal/upload/useAddress';
import type { StoredFile } from '../model/fileEntries';
import { fileKind } from '../model/fileKind';
import { filePreviewTexts } from './preview.texts';
import { PreviewState } from './PreviewState';

export interface ImagesPreviewProps {
  file: StoredFile;
  files: readonly StoredFile[];
  resolveUrl: ResolveUrl | undefined;
  onClose: () => void;
}

/** The images among the files, in the viewer; only the shown one has its address resolved. */
export function ImagesPreview({ file, files, resolveUrl, onClose }: ImagesPreviewProps) {
  const t = useTexts(filePreviewTexts);
  const images = files.filter((one) => fileKind(one) === 'image');
  const [index, setIndex] = useState(() => Math.max(0, images.indexOf(file)));
  const shown = images[index] ?? file;
  const { address, error, refuse, retry } = useAddress(shown.url, resolveUrl);

  if (error)
    return (
      <Dialog open onClose={onClose} title={displayName(shown.name) || t.text}>
        <PreviewState error={error} onRetry={retry}>
          {null}
        </PreviewState>
      </Dialog>
    );
  return (
    <ImageViewer
      images={images.map((image) => ({
        src: image === shown ? address : undefined,
        alt: displayName(image.name),
        caption: displayName(image.name),
        fileName: downloadName(image.name),
      }))}
      open
      onClose={onClose}
      value={index}
      onValueChange={setIndex}
      onImageError={refuse}
    />
  );
}
