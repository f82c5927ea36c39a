import { Icon, TruncatedText, useTexts } from '@mingjian/ui';
import { CircleAlert } from 'lucide-react';
import { displayName } from '../internal/upload/model/displayName';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { uploadTexts } from '../internal/upload/upload.texts';
import { UploadButtons } from '../internal/upload/UploadButtons';
import { UploadProgress } from '../internal/upload/UploadProgress';
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
  return (
    <S.Tile data-status={item.status} title={displayName(item.file.name)}>
      <UploadFace item={item} />
      <S.Buttons>
        <UploadButtons
          item={item}
          uploads={state.uploads}
          disabled={disabled}
          onDiscard={() => state.discard(item)}
        />
      </S.Buttons>
    </S.Tile>
  );
}

function UploadFace({ item }: { item: UploadItem }) {
  const u = useTexts(uploadTexts);
  const failureText = useFailureText();
  const { status } = item;

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
        <UploadProgress item={item} shape="ring" />
      </S.Face>
    );
  const text = { waiting: u.waiting, done: u.done, cancelled: u.cancelled }[status];
  return <S.Face>{text}</S.Face>;
}
