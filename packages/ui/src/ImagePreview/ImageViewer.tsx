import { useRef, useState, type KeyboardEvent } from 'react';
import { Dialog as HeadlessDialog, DialogPanel } from '@headlessui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ignoreComposedEscape } from '../internal/events/ignoreEscape';
import { isComposed } from '../internal/events/isComposed';
import { IconButton } from '../IconButton/IconButton';
import { useControllable } from '../internal/state/useControllable';
import { useInitialFocus } from '../internal/focus/useInitialFocus';
import { useOpenAfterMount } from '../internal/focus/useOpenAfterMount';
import { useTexts } from '../texts/LocaleProvider';
import { imagePreviewTexts } from './ImagePreview.texts';
import * as S from './ImageViewer.styles';
import { clampIndex, clampToWindow, FITTED, type View } from './model/view';
import type { PreviewImage } from './previewImage';
import { useViewGestures } from './useViewGestures';
import { ViewerBar } from './ViewerBar';
import { actionOf } from './viewerKeys';
import { ViewerStage } from './ViewerStage';

export interface ImageViewerProps {
  /** The images of the viewer. */
  images: readonly PreviewImage[];
  /** Whether the viewer is open. */
  open: boolean;
  /** Called by Escape and the closing cross. */
  onClose: () => void;
  /** Index of the current image. Without it the viewer is uncontrolled. */
  value?: number | undefined;
  /** Index of the initial image. @default 0 */
  defaultValue?: number | undefined;
  /** Called with the index of the requested image. */
  onValueChange?: ((value: number) => void) | undefined;
  /**
   * Called with the index of an image that could not be loaded, such as one whose address has
   * expired. Another `src` loads it again.
   */
  onImageError?: ((index: number) => void) | undefined;
}

/**
 * An image in the whole window, with zoom, pan and rotation. Renders a `role="dialog"` in a portal;
 * focus stays inside and returns on closing. For thumbnails use `ImagePreview`.
 */
export function ImageViewer({ open, ...rest }: ImageViewerProps) {
  return open ? <OpenViewer {...rest} /> : null;
}

/** Mounted only while the viewer is open, so that each opening starts with the whole image. */
function OpenViewer({
  images,
  onClose,
  value,
  defaultValue = 0,
  onValueChange,
  onImageError,
}: Omit<ImageViewerProps, 'open'>) {
  const isOpen = useOpenAfterMount(true);
  const t = useTexts(imagePreviewTexts);
  const [current, setIndex] = useControllable({
    value,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const index = clampIndex(current, images.length);
  const [stored, setStored] = useState({ index, view: FITTED });
  const view = stored.index === index ? stored.view : FITTED;
  const stageRef = useRef<HTMLDivElement>(null);
  const change = (next: View) => setStored({ index, view: clampView(next, stageRef.current) });
  const gestures = useViewGestures(stageRef, view, change);
  const { panelRef, initialFocus } = useInitialFocus();
  const image = images[index];

  const go = (step: 1 | -1) => {
    const next = clampIndex(index + step, images.length);
    if (next !== index) setIndex(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    ignoreComposedEscape(event);
    if (isComposed(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(
      event.key,
      event.shiftKey,
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
    );
    if (!action) return;
    event.preventDefault();
    if ('step' in action) go(action.step);
    else change(action.change(view));
  };

  if (!image) return null;
  return (
    // The handlers are on the root: on a touch screen Headless UI leaves focus on it.
    <HeadlessDialog
      as={S.Root}
      open={isOpen}
      initialFocus={initialFocus}
      onClose={() => onClose()}
      onKeyDown={handleKeyDown}
      aria-label={t.viewer}
    >
      <DialogPanel as={S.Panel} ref={panelRef}>
        <ViewerBar
          image={image}
          index={index}
          count={images.length}
          view={view}
          onViewChange={change}
          onClose={onClose}
        />
        <ViewerStage
          image={image}
          view={view}
          stageRef={stageRef}
          gestures={gestures}
          onImageError={() => onImageError?.(index)}
        >
          {images.length > 1 && (
            <>
              <S.Step data-way="previous">
                <IconButton
                  label={t.previous}
                  icon={ChevronLeft}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => go(-1)}
                />
              </S.Step>
              <S.Step data-way="next">
                <IconButton
                  label={t.next}
                  icon={ChevronRight}
                  aria-disabled={index === images.length - 1 || undefined}
                  onClick={() => go(1)}
                />
              </S.Step>
            </>
          )}
        </ViewerStage>
        {image.caption !== undefined && <S.Caption>{image.caption}</S.Caption>}
      </DialogPanel>
    </HeadlessDialog>
  );
}

/** Returns the view without empty space beside the image, at the current size of the stage. */
function clampView(view: View, stage: HTMLElement | null): View {
  const picture = stage?.querySelector('img');
  if (!stage || !picture) return view;
  const { offsetWidth, offsetHeight } = picture;
  const size =
    view.turns % 2 === 0
      ? { width: offsetWidth, height: offsetHeight }
      : { width: offsetHeight, height: offsetWidth };
  return clampToWindow(view, size, { width: stage.clientWidth, height: stage.clientHeight });
}
