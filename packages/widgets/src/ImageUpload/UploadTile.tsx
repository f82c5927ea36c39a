import { Icon, IconButton, Progress, TruncatedText, useTexts } from '@mingjian/ui';
import { CircleAlert, RotateCw, Trash2, X } from 'lucide-react';
import { displayName } from '../internal/upload/model/displayName';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { uploadTexts } from '../internal/upload/upload.texts';
import { useFailureText } from '../internal/upload/useFailureText';
import * as S from './ImageUpload.styles';
import type { ImageUploadState } from './useImageUpload';

export interface UploadTileProps {
  item: UploadItem;
  state: ImageUploadState;
  disabled: boolean;
}

/** An image that is not part of the value yet: its progress or failure, and its actions. */
export function UploadTile({ item, state, disabled }: UploadTileProps) {
  const u = useTexts(uploadTexts);
  const { uid, file, status } = item;
  const name = displayName(file.name);
  const { cancel, retry } = state.uploads;
  const isOnItsWay = status === 'waiting' || status === 'uploading';

  return (
    <S.Tile data-status={status} title={name}>
      <UploadFace item={item} name={name} />
      <S.Buttons>
        {status !== 'done' && item.failure?.reason !== 'content' && (
          <IconButton
            label={isOnItsWay ? u.cancel(name) : u.retry(name)}
            icon={isOnItsWay ? X : RotateCw}
            disabled={disabled}
            onClick={() => (isOnItsWay ? cancel(uid) : retry(uid))}
          />
        )}
        {!isOnItsWay && (
          <IconButton
            label={u.discard(name)}
            icon={Trash2}
            disabled={disabled}
            onClick={() => state.discard(item)}
          />
        )}
      </S.Buttons>
    </S.Tile>
  );
}

function UploadFace({ item, name }: { item: UploadItem; name: string }) {
  const u = useTexts(uploadTexts);
  const failureText = useFailureText();
  const { status, fraction } = item;

  if (status === 'failed')
    return (
      <S.Face data-tone="danger" role="alert">
        <Icon icon={CircleAlert} size={20} />
        <TruncatedText lines={4}>{failureText(item)}</TruncatedText>
      </S.Face>
    );
  if (status === 'uploading')
    return (
      <S.Face>
        <Progress
          shape="ring"
          label={u.uploading(name)}
          hideLabel
          value={fraction === null ? undefined : fraction * 100}
        />
      </S.Face>
    );
  const text = { waiting: u.waiting, done: u.done, cancelled: u.cancelled }[status];
  return <S.Face>{text}</S.Face>;
}
