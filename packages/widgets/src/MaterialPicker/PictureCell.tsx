import { memo } from 'react';
import { Icon, Tooltip, useClipped, useTexts } from '@mingjian/ui';
import { Check, ImageOff } from 'lucide-react';
import { displayName, NAME_END } from '../internal/upload/model/displayName';
import { uploadTexts } from '../internal/upload/upload.texts';
import type { ResolveUrl } from '../internal/upload/useAddress';
import { useImageSource } from '../internal/upload/useImageSource';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialFile } from './materialSource';

export interface PictureCellProps {
  file: MaterialFile;
  index: number;
  /** Position in its row, from 1. */
  column: number;
  isSelected: boolean;
  /** Whether it is the tab stop of the grid. */
  isActive: boolean;
  isDraggable: boolean;
  resolveUrl: ResolveUrl | undefined;
}

/** One picture: a plain `role="gridcell"`, styled by the grid. */
export const PictureCell = memo(function PictureCell(props: PictureCellProps) {
  const { file, index, column, isSelected, isActive, isDraggable, resolveUrl } = props;
  const name = displayName(file.originalName);
  const { ref, isClipped } = useClipped(name);

  return (
    <Tooltip content={name} decorative open={isClipped ? undefined : false}>
      <div
        role="gridcell"
        aria-colindex={column}
        aria-selected={isSelected}
        data-index={index}
        tabIndex={isActive ? 0 : -1}
        draggable={isDraggable}
      >
        <Thumbnail path={file.filePath} resolveUrl={resolveUrl} />
        <PictureName name={name} isClipped={isClipped} clippedRef={ref} />
        <span data-check>{isSelected && <Icon icon={Check} />}</span>
      </div>
    </Tooltip>
  );
});

interface PictureNameProps {
  name: string;
  isClipped: boolean;
  clippedRef: (element: HTMLElement | null) => void;
}

/** The name below a picture, cut before its extension. It is no tab stop: its cell is one. */
function PictureName({ name, isClipped, clippedRef }: PictureNameProps) {
  const letters = Array.from(name);
  const isSplit = isClipped && letters.length > NAME_END;
  return (
    <span data-name data-split={isSplit ? name : undefined} ref={clippedRef} dir="auto">
      {isSplit ? (
        <>
          <span>{letters.slice(0, -NAME_END).join('')}</span>
          <span>{letters.slice(-NAME_END).join('')}</span>
        </>
      ) : (
        name
      )}
    </span>
  );
}

interface ThumbnailProps {
  path: string;
  resolveUrl: ResolveUrl | undefined;
}

function Thumbnail({ path, resolveUrl }: ThumbnailProps) {
  const t = useTexts(materialPickerTexts);
  const { unsafe } = useTexts(uploadTexts);
  const { address, isUnsafe, isBroken, imageProps } = useImageSource(path, resolveUrl);

  return (
    <span data-picture>
      {address !== undefined && (
        <img
          {...imageProps}
          src={address}
          alt=""
          draggable={false}
          data-failed={isBroken || undefined}
        />
      )}
      {isBroken && (
        <>
          <Icon icon={ImageOff} size={20} />
          <span>{isUnsafe ? unsafe : t.broken}</span>
        </>
      )}
    </span>
  );
}
