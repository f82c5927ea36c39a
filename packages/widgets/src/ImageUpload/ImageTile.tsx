import { Icon, IconButton, Spinner, useTexts } from '@mingjian/ui';
import { ArrowLeft, ArrowRight, ImageOff, Trash2 } from 'lucide-react';
import { uploadTexts } from '../internal/upload/upload.texts';
import type { ResolveUrl } from '../internal/upload/useAddress';
import { useImageSource } from '../internal/upload/useImageSource';
import * as S from './ImageUpload.styles';
import { imageUploadTexts } from './ImageUpload.texts';
import type { TileDrag } from './useTileDrag';
import type { ImageUploadState } from './useImageUpload';

export interface ImageTileProps {
  path: string;
  index: number;
  state: ImageUploadState;
  drag: TileDrag;
  resolveUrl: ResolveUrl | undefined;
  onView: () => void;
}

/** A stored image, which opens the viewer, with the buttons that move and delete it. */
export function ImageTile({ path, index, state, drag, resolveUrl, onView }: ImageTileProps) {
  const t = useTexts(imageUploadTexts);
  const { paths, isFixed } = state;
  const image = t.image(index + 1);

  return (
    <S.Tile {...drag.tileProps(index)}>
      <Picture path={path} image={image} resolveUrl={resolveUrl} onView={onView} />
      {!isFixed && (
        <S.Buttons>
          {paths.length > 1 && (
            <IconButton
              label={t.earlier(image)}
              icon={ArrowLeft}
              aria-disabled={index === 0 || undefined}
              onClick={() => state.move(index, index - 1)}
            />
          )}
          <IconButton label={t.remove(image)} icon={Trash2} onClick={() => state.remove(index)} />
          {paths.length > 1 && (
            <IconButton
              label={t.later(image)}
              icon={ArrowRight}
              aria-disabled={index === paths.length - 1 || undefined}
              onClick={() => state.move(index, index + 1)}
            />
          )}
        </S.Buttons>
      )}
    </S.Tile>
  );
}

interface PictureProps {
  path: string;
  image: string;
  resolveUrl: ResolveUrl | undefined;
  onView: () => void;
}

function Picture({ path, image, resolveUrl, onView }: PictureProps) {
  const t = useTexts(imageUploadTexts);
  const { unsafe } = useTexts(uploadTexts);
  const { address, isUnsafe, isBroken, imageProps } = useImageSource(path, resolveUrl);

  if (isUnsafe)
    return (
      <S.Face data-tone="danger">
        <Icon icon={ImageOff} size={20} />
        {unsafe}
      </S.Face>
    );
  return (
    <S.Picture type="button" aria-label={t.view(image)} aria-haspopup="dialog" onClick={onView}>
      {address === undefined && !isBroken && <Spinner decorative />}
      {address !== undefined && (
        <img
          {...imageProps}
          src={address}
          alt=""
          loading="lazy"
          draggable={false}
          data-failed={isBroken || undefined}
        />
      )}
      {isBroken && (
        <>
          <Icon icon={ImageOff} size={20} />
          {t.broken}
        </>
      )}
    </S.Picture>
  );
}
