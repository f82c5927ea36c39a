import { useState } from 'react';
import { Alert, Button, Dialog, SearchField, Tree, useTexts, type TreeItem } from '@mingjian/ui';
import { folderItems } from './FolderPane';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialFolder } from './materialSource';
import { folderIds } from './model/folders';

export interface MoveDialogProps {
  /** Number of pictures to move. */
  count: number;
  folders: readonly MaterialFolder[];
  /** Id of the folder that they are in. */
  from: string;
  onMove: (folderId: string) => Promise<void>;
  onClose: () => void;
}

/** The folder that pictures are moved to, in a tree that is expanded and can be searched. */
export function MoveDialog({ count, folders, from, onMove, onClose }: MoveDialogProps) {
  const t = useTexts(materialPickerTexts);
  const [query, setQuery] = useState('');
  const [target, setTarget] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const withoutSource = (items: readonly TreeItem[]): readonly TreeItem[] =>
    items.map((item) => ({
      ...item,
      disabledReason: item.key === from ? t.present : undefined,
      children: item.children && withoutSource(item.children),
    }));

  const handleMove = async () => {
    if (target === undefined) {
      setFailure(t.noTarget);
      return;
    }
    setSubmitting(true);
    setFailure(undefined);
    try {
      await onMove(target);
      onClose();
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t.failed);
      setSubmitting(false);
    }
  };

  return (
    <Dialog
      open
      size="small"
      title={t.moveTitle(count)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" loading={isSubmitting} onClick={() => void handleMove()}>
            {t.move}
          </Button>
        </>
      }
    >
      <S.Fields>
        <SearchField
          label={t.searchFolder}
          hideLabel
          placeholder={t.searchFolder}
          value={query}
          onValueChange={setQuery}
        />
        <S.MoveTree>
          <Tree
            label={t.target}
            items={withoutSource(folderItems(folders))}
            query={query}
            defaultExpandedKeys={folderIds(folders)}
            selectedKeys={target === undefined ? [] : [target]}
            onSelectedKeysChange={([key]) => {
              setTarget(key);
              setFailure(undefined);
            }}
          />
        </S.MoveTree>
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      </S.Fields>
    </Dialog>
  );
}
