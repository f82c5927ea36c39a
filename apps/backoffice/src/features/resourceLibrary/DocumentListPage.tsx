import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { DocumentDrawer } from './DocumentDrawer';
import { list } from './documentList';
import { OpenDocument } from './OpenDocument';

/** The resource library. A document opens beside the list, with its file and its versions. */
export function DocumentListPage() {
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(params.get('document'));
  return (
    <OpenDocument value={setOpened}>
      <ResourcePage list={list}>
        {opened !== null && <DocumentDrawer id={opened} onClose={() => setOpened(null)} />}
      </ResourcePage>
    </OpenDocument>
  );
}
