import { Dialog, ErrorState, ImageViewer, useTexts } from '@mingjian/ui';
import { downloadName } from './model/displayName';
import { uploadTexts } from './upload.texts';
import { UnsafeAddressError, useAddress, type ResolveUrl } from './useAddress';

/** A stored image of the viewer. */
export interface StoredImage {
  /** Stored path. */
  url: string;
  /** Name or description. */
  alt: string;
}

export interface ImagesViewerProps {
  images: readonly StoredImage[];
  /** Index of the shown image. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  resolveUrl: ResolveUrl | undefined;
}

/** Stored images in the viewer of ui. Only the shown one has its address resolved. */
export function ImagesViewer(props: ImagesViewerProps) {
  const { images, index, onIndexChange, onClose, resolveUrl } = props;
  const { unsafe } = useTexts(uploadTexts);
  const shown = images[index];
  const { address, error, refuse, retry } = useAddress(shown?.url ?? null, resolveUrl);
  if (!shown) return null;
  if (error)
    return (
      <Dialog open onClose={onClose} title={shown.alt}>
        {error instanceof UnsafeAddressError ? (
          <ErrorState title={unsafe} description="" />
        ) : (
          <ErrorState onRetry={retry} />
        )}
      </Dialog>
    );
  return (
    <ImageViewer
      images={images.map((image) => ({
        src: image === shown ? address : undefined,
        alt: image.alt,
        caption: image.alt,
        fileName: downloadName(image.alt),
      }))}
      open
      onClose={onClose}
      value={index}
      onValueChange={onIndexChange}
      onImageError={refuse}
    />
  );
}
