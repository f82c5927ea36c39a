import { TruncatedText, useTexts } from '@mingjian/ui';
import { displayName, NAME_END } from '../internal/upload/model/displayName';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { uploadTexts } from '../internal/upload/upload.texts';
import { UploadButtons } from '../internal/upload/UploadButtons';
import { UploadProgress } from '../internal/upload/UploadProgress';
import { useFailureText } from '../internal/upload/useFailureText';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialUploadsState } from './useMaterialUploads';

export interface UploadListProps {
  uploads: MaterialUploadsState;
}

/** The pictures that are not stored yet, with their actions. */
export function UploadList({ uploads }: UploadListProps) {
  const t = useTexts(materialPickerTexts);
  return (
    <S.Uploads aria-label={t.uploads}>
      {uploads.items.map((item) => (
        <UploadLine key={item.uid} item={item} uploads={uploads} />
      ))}
    </S.Uploads>
  );
}

function UploadLine({ item, uploads }: { item: UploadItem; uploads: MaterialUploadsState }) {
  return (
    <S.Upload data-status={item.status}>
      <TruncatedText keepEnd={NAME_END}>{displayName(item.file.name)}</TruncatedText>
      <UploadState item={item} />
      <UploadButtons
        size="small"
        item={item}
        uploads={uploads}
        onDiscard={() => uploads.remove([item.uid])}
      />
    </S.Upload>
  );
}

function UploadState({ item }: { item: UploadItem }) {
  const u = useTexts(uploadTexts);
  const failureText = useFailureText();
  const { status } = item;

  if (status === 'uploading') return <UploadProgress item={item} />;
  if (status === 'failed') return <S.Failure role="alert">{failureText(item)}</S.Failure>;
  return <S.Meta>{status === 'waiting' ? u.waiting : u.cancelled}</S.Meta>;
}
