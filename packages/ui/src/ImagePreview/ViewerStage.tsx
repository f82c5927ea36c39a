import type { CSSProperties, ReactNode, RefObject } from 'react';
import { CloudAlert } from 'lucide-react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import { imagePreviewTexts } from './ImagePreview.texts';
import * as S from './ImageViewer.styles';
import type { View } from './model/view';
import type { PreviewImage } from './previewImage';
import { useImageState } from './useImageState';
import type { ViewGestures } from './useViewGestures';

export interface ViewerStageProps {
  image: PreviewImage;
  view: View;
  /** Ref of the element that receives gestures. */
  stageRef: RefObject<HTMLDivElement | null>;
  gestures: ViewGestures;
  /** Called when the image could not be loaded. */
  onImageError: () => void;
  /** Content above the image: the buttons to the next one. */
  children: ReactNode;
}

/** The image in its view, or its loading or failed state. */
export function ViewerStage(props: ViewerStageProps) {
  const { image, view, stageRef, gestures, onImageError, children } = props;
  const t = useTexts(imagePreviewTexts);
  const { state, attempt, retry, imageProps } = useImageState(image.src);
  const viewStyle = {
    '--mj-image-viewer-x': `${view.x}px`,
    '--mj-image-viewer-y': `${view.y}px`,
    '--mj-image-viewer-zoom': view.zoom,
    '--mj-image-viewer-turns': view.turns,
  } as CSSProperties;
  const handleError = () => {
    imageProps.onError();
    onImageError();
  };
  const handleRetry = () => {
    retry();
    stageRef.current?.focus();
  };

  return (
    <S.Stage
      ref={stageRef}
      {...gestures.stageProps}
      tabIndex={-1}
      data-autofocus
      data-zoomed={view.zoom > 1 || undefined}
      style={viewStyle}
    >
      {image.src !== undefined && (
        <S.Frame>
          <S.Picture
            key={`${image.src} ${attempt}`}
            src={image.src}
            alt={image.alt}
            draggable={false}
            data-state={state}
            data-across={view.turns % 2 === 1 || undefined}
            onLoad={imageProps.onLoad}
            onError={handleError}
          />
        </S.Frame>
      )}
      {state === 'loading' && (
        <S.State data-part="loading">
          <Spinner />
        </S.State>
      )}
      {state === 'failed' && (
        <S.State role="alert">
          <Icon icon={CloudAlert} size={20} />
          <strong>{t.failed}</strong>
          <p>{t.failedHint}</p>
          <Button onClick={handleRetry}>{t.retry}</Button>
        </S.State>
      )}
      {children}
    </S.Stage>
  );
}
