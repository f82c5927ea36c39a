import { use } from 'react';
import { dictionary, type Dictionary } from '@mingjian/api';
import { Tag, Text, useTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';
import { RowName } from '../../shared/RowName.styles';
import { dictionaryCodeTexts } from './dictionaryCodes.texts';
import { OpenDictionary } from './OpenDictionary';

/** The name of a dictionary, which opens its values. */
function NameCell({ row }: { row: Dictionary }) {
  const open = use(OpenDictionary);
  return (
    <RowName type="button" title={row.name} onClick={() => open(row)}>
      {row.name}
    </RowName>
  );
}

/** The mark of a dictionary that comes with the product. */
function StandardCell({ isStandard }: { isStandard: boolean }) {
  const t = useTexts(dictionaryCodeTexts);
  return isStandard ? <Tag>{t.builtIn}</Tag> : <Text tone="muted">—</Text>;
}

/** The dictionaries themselves. */
export const codeList = listOf(dictionary, {
  pageCode: 'dictionaryCodeList',
  texts: dictionaryCodeTexts,
  nameField: 'name',
  columns: [
    {
      field: 'name',
      width: 200,
      card: 'title',
      render: (row: Dictionary) => <NameCell row={row} />,
    },
    { field: 'nameEn', width: 220, card: 'subtitle' },
    { field: 'code', width: 200, card: 'fact' },
    {
      field: 'isStandard',
      width: 100,
      card: 'fact',
      render: ({ isStandard }: Dictionary) => <StandardCell isStandard={isStandard === 1} />,
    },
    { field: 'enabled', width: 90, card: 'mark' },
    { field: 'remark', width: 240 },
    'updateTime',
  ],
  filters: ['name', 'code', 'enabled', 'nameEn'],
  form: ['code', 'name', 'nameEn', 'enabled', 'remark'],
});
