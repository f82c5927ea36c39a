import { Icon, IconButton, Progress, TruncatedText, useTexts } from '@mingjian/ui';
import { RotateCw, Trash2, X } from 'lucide-react';
import { displayName } from '../internal/upload/model/displayName';
import { MB } from '../internal/upload/model/fileChecks';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { uploadTexts } from '../internal/upload/upload.texts';
import { useFailureText } from '../internal/upload/useFailureText';
import { iconOf } from './FileRow';
import * as S from './FileWidget.styles';
import { fileWidgetTexts } from './FileWidget.texts';
import { fileKind } from './model/fileKind';
import type { FileWidgetState } from './useFileWidget';

export interface UploadRowProps {
  item: UploadItem;
  /** Its place among the items. */
  index: number;
  state: FileWidgetState;
  /** Recommended maximum of a file in MB. */
  adviceSize: number;
  disabled: boolean;
}

/** A file that is not part of the value yet: its progress or failure, and its actions. */
export function UploadRow({ item, index, state, adviceSize, disabled }: UploadRowProps) {
  const t = useTexts(fileWidgetTexts);
  const u = useTexts(uploadTexts);
  const { uid, file, status } = item;
  const name = displayName(file.name);
  const { cancel, retry } = state.uploads;
  const isOnItsWay = status === 'waiting' || status === 'uploading';

  return (
    <S.Row data-status={status}>
      <Icon icon={iconOf(fileKind({ name: file.name, url: '' }))} size={20} />
      <S.Text>
        <TruncatedText>{name}</TruncatedText>
        {file.size > adviceSize * MB && <S.Meta data-tone="warning">{t.large(adviceSize)}</S.Meta>}
        <UploadState item={item} name={name} />
      </S.Text>
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
            onClick={() => state.discard(uid, index)}
          />
        )}
      </S.Buttons>
    </S.Row>
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
  if (status === 'failed')
    return (
      <S.Meta data-tone="danger" role="alert">
        {failureText(item)}
      </S.Meta>
    );
  if (status === 'waiting') return <S.Meta>{u.waiting}</S.Meta>;
  return <S.Meta>{status === 'done' ? u.done : u.cancelled}</S.Meta>;
}
