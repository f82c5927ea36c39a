import { useMemo } from 'react';
import { articleCategories } from '@mingjian/api';
import { usePage } from '@mingjian/api/react';
import { useLocale, useTexts } from '@mingjian/ui';
import { CrudPage } from '../../shared/crud/CrudPage';
import { useDateFormat } from '../../shared/useDateFormat';
import { articleTexts } from './articles.texts';
import { articleSet } from './articleSet';

const ALL_SHELVES = { pageNum: 1, pageSize: 1_000 };

/** Articles and training videos. */
export function ArticleListPage() {
  const t = useTexts(articleTexts);
  const { language } = useLocale();
  const dates = useDateFormat();
  const { rows: shelves } = usePage(articleCategories.getList, ALL_SHELVES);

  const set = useMemo(() => {
    const categories = shelves.map(({ id, name, nameEn }) => ({
      key: id,
      text: language === 'en' ? (nameEn ?? name) : name,
    }));
    return articleSet({ t, dates, categories });
  }, [t, dates, shelves, language]);
  return <CrudPage set={set} />;
}
