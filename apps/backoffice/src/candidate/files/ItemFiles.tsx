import { useRef, useState, type ChangeEvent } from 'react';
import { COLLECT_FILES, type CollectItem } from '@mingjian/api';
import { Alert, Button, useStore, useTexts } from '@mingjian/ui';
import { List, Note } from '../frame/screen.styles';
import { pathOf } from '../form/model/answers';
import { filesIdOf } from '../form/model/missing';
import { usePage } from '../page/pageContext';
import { FileLine } from './FileLine';
import { filesTexts } from './files.texts';
import * as S from './ItemFiles.styles';
import { UploadLine } from './UploadLine';
import { addUploads, uploads } from './uploadQueue';
import { useArrivals } from './useArrivals';

export interface ItemFilesProps {
  item: Pick<CollectItem, 'groupCode' | 'proof' | 'needsFile'>;
  error?: string | undefined;
}

/** The papers that prove an item: which are accepted, those that are there, and uploads. */
export function ItemFiles({ item: { groupCode, proof, needsFile }, error }: ItemFilesProps) {
  const t = useTexts(filesTexts);
  const { page, saver } = usePage();
  const arrived = useArrivals();
  const filled = useStore(saver.store, ({ items }) => items[groupCode]);
  const queue = useStore(uploads).filter((one) => one.groupCode === groupCode);
  const inputRef = useRef<HTMLInputElement>(null);
  const [hasTooMany, setTooMany] = useState(false);
  const files = filled?.own.files ?? [];

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The same file may be chosen again.
    event.target.value = '';
    const free = COLLECT_FILES - files.length - queue.length;
    setTooMany(chosen.length > free);
    const { orderId } = page;
    addUploads({ orderId, groupCode }, chosen.slice(0, Math.max(0, free)), arrived(groupCode));
  };

  return (
    <S.Root>
      <h3>
        {t.title}
        {needsFile && t.required}
      </h3>
      <Note>{proof}</Note>
      {files.length > 0 && (
        <List>
          {files.map((file) => (
            <FileLine
              key={pathOf(file)}
              file={file}
              onRemove={() =>
                saver.change(groupCode, (own) => ({
                  files: own.files.filter((one) => pathOf(one) !== pathOf(file)),
                }))
              }
            />
          ))}
        </List>
      )}
      {queue.length > 0 && (
        <List>
          {queue.map((file) => (
            <UploadLine key={file.id} upload={file} />
          ))}
        </List>
      )}
      <Button
        id={filesIdOf(groupCode)}
        size="large"
        aria-describedby={`${filesIdOf(groupCode)}-hint`}
        onClick={() => inputRef.current?.click()}
      >
        {t.add}
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        multiple
        accept="image/*,application/pdf,.pdf,.heic,.heif"
        data-group={groupCode}
        onChange={take}
      />
      <Note id={`${filesIdOf(groupCode)}-hint`}>{t.hint(COLLECT_FILES)}</Note>
      {error !== undefined && <S.Error>{error}</S.Error>}
      {hasTooMany && <Alert tone="warning">{t.tooMany(COLLECT_FILES)}</Alert>}
    </S.Root>
  );
}
