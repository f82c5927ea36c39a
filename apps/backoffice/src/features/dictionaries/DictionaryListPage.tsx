import { useMemo } from 'react';
import { dictionaries } from '@mingjian/api';
import { usePage } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { CrudPage } from '../../shared/crud/CrudPage';
import { useDateFormat } from '../../shared/useDateFormat';
import { dictionaryValueSet } from './dictionaryValueSet';
import { dictionaryValueTexts } from './dictionaryValues.texts';

const ALL = { pageNum: 1, pageSize: 1_000 };

/** The values of dictionaries. */
export function DictionaryListPage() {
  const t = useTexts(dictionaryValueTexts);
  const dates = useDateFormat();
  const { rows } = usePage(dictionaries.getList, ALL);

  const set = useMemo(
    () =>
      dictionaryValueSet({
        t,
        dates,
        dictionaries: rows.map(({ code, name }) => ({ key: code, text: name })),
      }),
    [t, dates, rows],
  );
  return <CrudPage set={set} />;
}
