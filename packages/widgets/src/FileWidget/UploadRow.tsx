import { memo } from 'react';
import { Icon, TruncatedText, useTexts } from '@mingjian/ui';
import { displayName, NAME_END } from '../internal/upload/model/displayName';
import { MB } from '../internal/upload/model/fileChecks';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { uploadTexts } from '../internal/upload/upload.texts';
import { UploadButtons } from '../internal/upload/UploadButtons';
import { UploadProgress } from '../internal/upload/UploadProgress';
import { useFailureText } from '../internal/upload/useFailureText';
import { iconOf } from './FileRow';
import * as S from './FileWidget.styles';
import { fileWidgetTexts } from './FileWidget.texts';
import { fileKind } from './model/fileKind';
import type { FileRowActions } from './useFileWidget';

export interface UploadRowProps {
  item: UploadItem;
  actions: FileRowActions;
  /** Recommended maximum of a file in MB. */
  adviceSize: number;
  disabled: boolean;
}

/** A file that is not part of the value yet: its progress or failure, and its actions. */
export const UploadRow = memo(function UploadRow(props: UploadRowProps) {
  const { item, actions, adviceSize, disabled } = props;
  const t = useTexts(fileWidgetTexts);
  const { file, status } = item;

  return (
    <S.Row data-status={status}>
      <Icon icon={iconOf(fileKind({ name: file.name, url: '' }))} size={20} />
      <S.Text>
        <TruncatedText keepEnd={NAME_END}>{displayName(file.name)}</TruncatedText>
        {file.size > adviceSize * MB && <S.Meta data-tone="warning">{t.large(adviceSize)}</S.Meta>}
        <UploadState item={item} />
      </S.Text>
      <S.Buttons>
        <UploadButtons
          item={item}
          uploads={actions}
          disabled={disabled}
          onDiscard={() => actions.discard(item.uid)}
        />
      </S.Buttons>
    </S.Row>
  );
});

function UploadState({ item }: { item: UploadItem }) {
  const u = useTexts(uploadTexts);
  const failureText = useFailureText();
  const { status } = item;

  if (status === 'uploading') return <UploadProgress item={item} />;
  if (status === 'failed')
    return (
      <S.Meta data-tone="danger" role="alert">
        {failureText(item)}
      </S.Meta>
    );
  if (status === 'waiting') return <S.Meta>{u.waiting}</S.Meta>;
  return <S.Meta>{status === 'done' ? u.done : u.cancelled}</S.Meta>;
}
