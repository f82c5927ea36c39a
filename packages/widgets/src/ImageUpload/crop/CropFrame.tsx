import {
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { useTexts, isComposed } from '@mingjian/ui';
import { imageUploadTexts } from '../ImageUpload.texts';
import { cropRect, moveCrop, zoomCrop, type Crop } from '../model/cropFrame';
import * as S from './crop.styles';

export interface CropFrameProps {
  aspect: number;
  crop: Crop | null;
  hidden: boolean;
  /** Ref of the image, which sets its address. */
  imageRef: Ref<HTMLImageElement>;
  onCropChange: (crop: Crop) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
}

/** Share of the part by which an arrow key moves it. */
const STEP = 0.05;
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The part of an image that is kept, moved by dragging the image and by keys. */
export function CropFrame({
  aspect,
  crop,
  hidden,
  imageRef,
  onCropChange,
  ...image
}: CropFrameProps) {
  const t = useTexts(imageUploadTexts);
  const keysId = useId();
  const pointer = useRef<{ x: number; y: number }>(null);

  const handleMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const last = pointer.current;
    if (!last || !crop) return;
    pointer.current = { x: clientX, y: clientY };
    const { width, height } = currentTarget.getBoundingClientRect();
    onCropChange(moveCrop(crop, (last.x - clientX) / width, (last.y - clientY) / height));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!crop || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isComposed(event.nativeEvent)) return;
    const step = steps[event.key];
    const factor = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }[event.key];
    if (!step && factor === undefined) return;
    event.preventDefault();
    onCropChange(step ? moveCrop(crop, ...step) : zoomCrop(crop, crop.zoom * (factor ?? 1)));
  };

  return (
    <>
      <S.Frame
        hidden={hidden}
        role="group"
        tabIndex={0}
        aria-label={t.cropFrame}
        aria-describedby={keysId}
        data-autofocus
        style={frameStyle(aspect, crop)}
        onPointerDown={(event) => {
          if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
          pointer.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={handleMove}
        onPointerUp={() => (pointer.current = null)}
        onPointerCancel={() => (pointer.current = null)}
        onKeyDown={handleKey}
      >
        <img
          ref={imageRef}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) => image.onLoad(currentTarget)}
          onError={image.onError}
        />
      </S.Frame>
      {!hidden && <S.Hint id={keysId}>{t.cropKeys}</S.Hint>}
    </>
  );
}

/** Returns the place of the image behind the frame, in shares of the frame. */
function frameStyle(aspect: number, crop: Crop | null) {
  const rect = crop && cropRect(crop);
  const percent = (share: number) => `${share * 100}%`;
  return {
    '--mj-crop-aspect': aspect,
    ...(crop &&
      rect && {
        '--mj-crop-width': percent(crop.image.width / rect.width),
        '--mj-crop-left': percent(-rect.x / rect.width),
        '--mj-crop-top': percent(-rect.y / rect.height),
      }),
  } as CSSProperties;
}
