import { memo } from 'react';
import { Icon, IconButton, TruncatedText, useTexts } from '@mingjian/ui';
import {
  Download,
  Eye,
  File as AnyFile,
  FileArchive,
  FileImage,
  FileMusic,
  FileText,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { displayName, NAME_END } from '../internal/upload/model/displayName';
import { safeAddress } from '../internal/upload/model/safeAddress';
import { uploadTexts } from '../internal/upload/upload.texts';
import * as S from './FileWidget.styles';
import { fileWidgetTexts } from './FileWidget.texts';
import type { StoredFile } from './model/fileEntries';
import { fileKind, type FileKind } from './model/fileKind';
import { LazyPreviewDialog } from './LazyPreviewDialog';
import type { FileRowActions } from './useFileWidget';

const icons: Record<FileKind, LucideIcon> = {
  image: FileImage,
  pdf: FileText,
  audio: FileMusic,
  text: FileText,
  office: AnyFile,
};

/** Returns the icon of a file by its kind. */
export const iconOf = (kind: FileKind | null): LucideIcon =>
  kind === null ? FileArchive : icons[kind];

export interface FileRowProps {
  file: StoredFile;
  /** Whether it can be seen but not deleted. */
  isFixed: boolean;
  actions: FileRowActions;
}

/** A stored file with its actions. One whose address could run something has no link. */
export const FileRow = memo(function FileRow({ file, isFixed, actions }: FileRowProps) {
  const t = useTexts(fileWidgetTexts);
  const u = useTexts(uploadTexts);
  const kind = fileKind(file);
  const isUnknown = file.url === '' && file.name === '';
  const name = displayName(file.name) || (isUnknown ? t.unknown : t.unnamed);
  const isSafe = safeAddress(file.url) !== null;

  return (
    <S.Row>
      <Icon icon={iconOf(kind)} size={20} />
      <S.Text>
        <TruncatedText keepEnd={NAME_END}>{name}</TruncatedText>
        {!isSafe && !isUnknown && <S.Meta data-tone="danger">{u.unsafe}</S.Meta>}
      </S.Text>
      <S.Buttons>
        {isSafe && kind !== null && (
          <IconButton
            label={t.preview(name)}
            icon={Eye}
            aria-haspopup="dialog"
            onPointerEnter={LazyPreviewDialog.preload}
            onFocus={LazyPreviewDialog.preload}
            onClick={() => actions.preview(file)}
          />
        )}
        {isSafe && (
          <IconButton
            label={t.download(name)}
            icon={Download}
            onClick={() => actions.download(file)}
          />
        )}
        {!isFixed && (
          <IconButton
            label={t.remove(name)}
            icon={Trash2}
            aria-haspopup="dialog"
            onClick={() => actions.askRemoval(file)}
          />
        )}
      </S.Buttons>
    </S.Row>
  );
});
