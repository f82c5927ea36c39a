import type { ComponentPropsWithRef } from 'react';
import { ImageOff, ZoomIn } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useControllable } from '../internal/state/useControllable';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './ImagePreview.styles';
import { imagePreviewTexts } from './ImagePreview.texts';
import { ImageViewer } from './ImageViewer';
import type { PreviewImage } from './previewImage';
import { useImageState } from './useImageState';

export interface ImagePreviewProps extends Omit<
  ComponentPropsWithRef<'ul'>,
  'children' | 'defaultValue'
> {
  /** The images, in the order of the viewer. */
  images: readonly PreviewImage[];
  /**
   * Index of the image in the viewer, `null` while it is closed. Without it the viewer is
   * uncontrolled.
   */
  value?: number | null | undefined;
  /** Index of the image in the initially open viewer. @default null */
  defaultValue?: number | null | undefined;
  /** Called with the index of the image in the viewer, `null` when it is closed. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Accessible name of the list. @default the text "images" */
  label?: string | undefined;
  /**
   * Whether captions are shown below the thumbnails as well.
   * @default false
   */
  captions?: boolean | undefined;
  /**
   * Whether the viewer is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Thumbnails that open a viewer over the whole window. Renders a `<ul>` of buttons. To open the
 * viewer from another element use `ImageViewer`.
 */
export function ImagePreview({
  images,
  value,
  defaultValue = null,
  onValueChange,
  label,
  captions = false,
  disabled = false,
  ...rest
}: ImagePreviewProps) {
  const t = useTexts(imagePreviewTexts);
  const [shown, setShown] = useControllable({
    value,
    initial: defaultValue,
    onChange: onValueChange,
  });

  return (
    <>
      <S.Root aria-label={label ?? t.images} {...rest}>
        {images.map((image, index) => (
          <li key={`${index} ${image.src}`}>
            <ThumbnailButton image={image} disabled={disabled} onOpen={() => setShown(index)} />
            {captions && image.caption !== undefined && (
              <small title={image.caption}>{image.caption}</small>
            )}
          </li>
        ))}
      </S.Root>
      <ImageViewer
        images={images}
        open={shown !== null}
        onClose={() => setShown(null)}
        value={shown ?? 0}
        onValueChange={setShown}
      />
    </>
  );
}

interface ThumbnailButtonProps {
  image: PreviewImage;
  disabled: boolean;
  onOpen: () => void;
}

function ThumbnailButton({ image, disabled, onOpen }: ThumbnailButtonProps) {
  const t = useTexts(imagePreviewTexts);
  const src = image.thumbnail ?? image.src;
  const { state, imageProps } = useImageState(src);
  return (
    <S.Thumbnail
      type="button"
      aria-label={t.open(image.alt)}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onOpen}
    >
      {src === undefined && <Spinner decorative />}
      {src !== undefined && (
        <img
          src={src}
          alt=""
          loading="lazy"
          data-failed={state === 'failed' || undefined}
          {...imageProps}
        />
      )}
      {state === 'failed' && <Icon icon={ImageOff} size={20} />}
      <S.Sign>
        <Icon icon={ZoomIn} />
      </S.Sign>
    </S.Thumbnail>
  );
}
