import { useCallback, useState } from 'react';
import type { LibraryDocument } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useSearchParams } from 'react-router-dom';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { DocumentDrawer } from './DocumentDrawer';
import { list } from './documentList';
import { documentTexts } from './documents.texts';
import { OpenDocument } from './OpenDocument';
import { useDocumentDownload } from './useDocumentDownload';

/** The resource library. A document opens beside the list, with its file and its versions. */
export function DocumentListPage() {
  const t = useTexts(documentTexts);
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(params.get('document'));
  const { download } = useDocumentDownload();
  const rowActions = useCallback(
    () => [
      {
        key: 'download',
        label: t.download,
        onSelect: ({ id }: LibraryDocument) => void download({ id }),
      },
    ],
    [t, download],
  );
  return (
    <OpenDocument value={setOpened}>
      <ResourcePage list={list} rowActions={rowActions}>
        {opened !== null && <DocumentDrawer id={opened} onClose={() => setOpened(null)} />}
      </ResourcePage>
    </OpenDocument>
  );
}
