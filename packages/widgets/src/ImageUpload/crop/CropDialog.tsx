import { useCallback, useRef, useState } from 'react';
import { Button, Dialog, ErrorState, Slider, useLocale, useTexts } from '@mingjian/ui';
import type { CropOptions } from '../imageUploadProps';
import { imageUploadTexts } from '../ImageUpload.texts';
import { initialCrop, MAX_ZOOM, zoomCrop, type Crop } from '../model/cropFrame';
import { cropFile } from './cropFile';
import { CropFrame } from './CropFrame';
import * as S from './crop.styles';

export interface CropDialogProps {
  /** The image to crop. */
  file: File;
  options: CropOptions;
  /** Called with the kept part, or `null` when the image is not sent. */
  onEnd: (cropped: File | null) => void;
}

/** Selects the part of an image that is kept, by pointer, keys and a slider. */
export function CropDialog({ file, options, onEnd }: CropDialogProps) {
  const t = useTexts(imageUploadTexts);
  const { locale } = useLocale();
  const imageRef = useRef<HTMLImageElement>(null);
  const [stored, setStored] = useState<{ file: File; crop: Crop | null }>();
  const [isApplying, setApplying] = useState(false);
  const current = stored?.file === file ? stored : undefined;
  const crop = current?.crop ?? null;
  const isBroken = current !== undefined && crop === null;
  const change = (next: Crop) => setStored({ file, crop: next });
  // The dialog renders its content after itself, so no effect would find the image.
  const attachImage = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      imageRef.current = image;
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );

  const apply = async () => {
    if (!crop || !imageRef.current) return;
    setApplying(true);
    try {
      onEnd(await cropFile(file, imageRef.current, crop, options.maxWidth ?? 1600));
    } catch {
      setStored({ file, crop: null });
    } finally {
      setApplying(false);
    }
  };

  return (
    <Dialog
      open
      onClose={() => onEnd(null)}
      title={t.crop}
      footer={
        <>
          <Button onClick={() => onEnd(null)}>{t.cancel}</Button>
          <Button
            tone="primary"
            loading={isApplying}
            disabled={crop === null}
            onClick={() => void apply()}
          >
            {t.apply}
          </Button>
        </>
      }
    >
      <S.Root>
        {isBroken && <ErrorState title={t.cropBroken} description={file.name} />}
        <CropFrame
          aspect={options.aspect}
          crop={crop}
          hidden={isBroken}
          imageRef={attachImage}
          onCropChange={change}
          onLoad={(image) =>
            change(
              initialCrop(
                { width: image.naturalWidth, height: image.naturalHeight },
                options.aspect,
              ),
            )
          }
          onError={() => setStored({ file, crop: null })}
        />
        {crop && (
          <Slider
            label={t.zoom}
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={crop.zoom}
            onValueChange={(zoom) => change(zoomCrop(crop, zoom))}
            valueText={(zoom) => new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
          />
        )}
      </S.Root>
    </Dialog>
  );
}
