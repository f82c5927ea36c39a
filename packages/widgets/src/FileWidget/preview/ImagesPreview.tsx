import { useMemo, useState } from 'react';
import { ImagesViewer } from '../../internal/upload/ImagesViewer';
import { displayName } from '../../internal/upload/model/displayName';
import type { ResolveUrl } from '../../internal/upload/useAddress';
import type { StoredFile } from '../model/fileEntries';
import { fileKind } from '../model/fileKind';

export interface ImagesPreviewProps {
  file: StoredFile;
  files: readonly StoredFile[];
  resolveUrl: ResolveUrl | undefined;
  onClose: () => void;
}

/** The images among the files, in the viewer. */
export function ImagesPreview({ file, files, resolveUrl, onClose }: ImagesPreviewProps) {
  const pictures = useMemo(() => files.filter((one) => fileKind(one) === 'image'), [files]);
  const images = useMemo(
    () => pictures.map(({ url, name }) => ({ url, alt: displayName(name) })),
    [pictures],
  );
  const [index, setIndex] = useState(() => Math.max(0, pictures.indexOf(file)));
  return (
    <ImagesViewer
      images={images}
      index={index}
      onIndexChange={setIndex}
      onClose={onClose}
      resolveUrl={resolveUrl}
    />
  );
}
