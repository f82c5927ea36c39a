import { dictionaryValue } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { dictionaryValueTexts } from './dictionaryValues.texts';

const dictionaryValueList = listOf(dictionaryValue, {
  pageCode: 'dictionaryList',
  texts: dictionaryValueTexts,
  nameField: 'value',
  columns: [
    { field: 'value', width: 200 },
    { field: 'valueEn', width: 220 },
    { field: 'dicCode', width: 180 },
    { field: 'code', width: 130 },
    { field: 'sort', width: 90 },
    'enabled',
    'updateTime',
  ],
  filters: ['value', 'dicCode', 'enabled', { field: 'code', operator: 'EQ' }, 'valueEn'],
  form: ['dicCode', 'code', 'value', 'valueEn', 'sort', 'enabled'],
});

/** The values of dictionaries. */
export function DictionaryListPage() {
  return <ResourcePage list={dictionaryValueList} />;
}
