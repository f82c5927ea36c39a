import { Download, Maximize, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { useLocale, useTexts } from '../texts/LocaleProvider';
import { Tooltip } from '../Tooltip/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { imagePreviewTexts } from './ImagePreview.texts';
import * as S from './ImageViewer.styles';
import { canZoom, FITTED, rotate, zoomBy, type View } from './model/view';
import type { PreviewImage } from './previewImage';
import { ZOOM_STEP } from './viewerKeys';
import { useFormatNumber } from '../texts/useFormatNumber';

export interface ViewerBarProps {
  image: PreviewImage;
  /** Index of the image. */
  index: number;
  count: number;
  view: View;
  onViewChange: (view: View) => void;
  onClose: () => void;
}

/**
 * The position of the image, and the tools of the viewer. A tool at its limit is disabled in place,
 * so that it keeps focus.
 */
export function ViewerBar({ image, index, count, view, onViewChange, onClose }: ViewerBarProps) {
  const t = useTexts(imagePreviewTexts);
  const { locale } = useLocale();
  const format = useFormatNumber();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(view.zoom);

  return (
    <S.Bar>
      <S.Counter role="status">
        <bdi dir="ltr" aria-hidden>{`${format(index + 1)} / ${format(count)}`}</bdi>
        <VisuallyHidden>{`${t.position(index + 1, count)} ${image.alt}`}</VisuallyHidden>
      </S.Counter>
      <IconButton
        label={t.zoomOut}
        icon={ZoomOut}
        aria-disabled={!canZoom(view, 'out') || undefined}
        onClick={() => onViewChange(zoomBy(view, 1 / ZOOM_STEP))}
      />
      <S.Zoom role="status">{percent}</S.Zoom>
      <IconButton
        label={t.zoomIn}
        icon={ZoomIn}
        aria-disabled={!canZoom(view, 'in') || undefined}
        onClick={() => onViewChange(zoomBy(view, ZOOM_STEP))}
      />
      <IconButton label={t.fit} icon={Maximize} onClick={() => onViewChange(FITTED)} />
      <IconButton label={t.rotate} icon={RotateCw} onClick={() => onViewChange(rotate(view))} />
      {image.src !== undefined && (
        <Tooltip content={t.download} decorative>
          <S.Download href={image.src} download={image.fileName ?? ''} aria-label={t.download}>
            <Icon icon={Download} />
          </S.Download>
        </Tooltip>
      )}
      <IconButton label={t.close} icon={X} onClick={onClose} />
    </S.Bar>
  );
}
