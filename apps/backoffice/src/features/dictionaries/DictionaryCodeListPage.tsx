import { useCallback, useState } from 'react';
import type { Dictionary } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { codeList } from './dictionaryCodeList';
import { dictionaryCodeTexts } from './dictionaryCodes.texts';
import { DictionaryDrawer } from './DictionaryDrawer';
import { OpenDictionary } from './OpenDictionary';

/** The catalogue of dictionaries. A name opens the values and the uses beside the list. */
export function DictionaryCodeListPage() {
  const t = useTexts(dictionaryCodeTexts);
  const [opened, setOpened] = useState<Dictionary | null>(null);
  const rowActions = useCallback(
    () => [{ key: 'open', label: t.open, onSelect: (row: Dictionary) => setOpened(row) }],
    [t],
  );
  return (
    <OpenDictionary value={setOpened}>
      <ResourcePage<Dictionary> list={codeList} rowActions={rowActions}>
        {opened && <DictionaryDrawer dictionary={opened} onClose={() => setOpened(null)} />}
      </ResourcePage>
    </OpenDictionary>
  );
}
