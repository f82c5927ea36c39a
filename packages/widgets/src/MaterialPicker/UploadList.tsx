import { IconButton, Progress, TruncatedText, useTexts } from '@mingjian/ui';
import { RotateCw, Trash2, X } from 'lucide-react';
import { displayName } from '../internal/upload/model/displayName';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { uploadTexts } from '../internal/upload/upload.texts';
import { useFailureText } from '../internal/upload/useFailureText';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialUploadsState } from './useMaterialUploads';

export interface UploadListProps {
  uploads: MaterialUploadsState;
}

/** The pictures that are not stored yet, with their actions. Renders nothing for none. */
export function UploadList({ uploads }: UploadListProps) {
  const t = useTexts(materialPickerTexts);
  if (uploads.items.length === 0) return null;
  return (
    <S.Uploads aria-label={t.uploads}>
      {uploads.items.map((item) => (
        <UploadLine key={item.uid} item={item} uploads={uploads} />
      ))}
    </S.Uploads>
  );
}

function UploadLine({ item, uploads }: { item: UploadItem; uploads: MaterialUploadsState }) {
  const u = useTexts(uploadTexts);
  const { uid, file, status } = item;
  const name = displayName(file.name);
  const isOnItsWay = status === 'waiting' || status === 'uploading';

  return (
    <S.Upload data-status={status}>
      <TruncatedText>{name}</TruncatedText>
      <UploadState item={item} name={name} />
      {item.failure?.reason !== 'content' && (
        <IconButton
          size="small"
          label={isOnItsWay ? u.cancel(name) : u.retry(name)}
          icon={isOnItsWay ? X : RotateCw}
          onClick={() => (isOnItsWay ? uploads.cancel(uid) : uploads.retry(uid))}
        />
      )}
      {!isOnItsWay && (
        <IconButton
          size="small"
          label={u.discard(name)}
          icon={Trash2}
          onClick={() => uploads.remove([uid])}
        />
      )}
    </S.Upload>
  );
}

function UploadState({ item, name }: { item: UploadItem; name: string }) {
  const u = useTexts(uploadTexts);
  const failureText = useFailureText();
  const { status, fraction } = item;

  if (status === 'uploading')
    return (
      <Progress
        label={u.uploading(name)}
        hideLabel
        value={fraction === null ? undefined : fraction * 100}
      />
    );
  if (status === 'failed') return <S.Failure role="alert">{failureText(item)}</S.Failure>;
  return <S.Meta>{status === 'waiting' ? u.waiting : u.cancelled}</S.Meta>;
}
