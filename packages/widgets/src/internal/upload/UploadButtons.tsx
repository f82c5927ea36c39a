import { IconButton, useTexts, type IconButtonProps } from '@mingjian/ui';
import { RotateCw, Trash2, X } from 'lucide-react';
import type { Uploads } from './createUploads';
import { displayName } from './model/displayName';
import type { UploadItem } from './model/uploadItems';
import { uploadTexts } from './upload.texts';

export interface UploadButtonsProps extends Pick<IconButtonProps, 'size' | 'disabled'> {
  item: UploadItem;
  uploads: Pick<Uploads, 'cancel' | 'retry'>;
  /** Removes an item that is not on its way. */
  onDiscard: () => void;
}

/** The actions of an item: cancel it on its way, else send it again or discard it. */
export function UploadButtons({ item, uploads, onDiscard, ...look }: UploadButtonsProps) {
  const t = useTexts(uploadTexts);
  const { uid, file, status } = item;
  const name = displayName(file.name);
  const isOnItsWay = status === 'waiting' || status === 'uploading';
  return (
    <>
      {status !== 'done' && (item.failure?.reason ?? 'server') === 'server' && (
        <IconButton
          {...look}
          label={isOnItsWay ? t.cancel(name) : t.retry(name)}
          icon={isOnItsWay ? X : RotateCw}
          onClick={() => (isOnItsWay ? uploads.cancel(uid) : uploads.retry(uid))}
        />
      )}
      {!isOnItsWay && (
        <IconButton {...look} label={t.discard(name)} icon={Trash2} onClick={onDiscard} />
      )}
    </>
  );
}
