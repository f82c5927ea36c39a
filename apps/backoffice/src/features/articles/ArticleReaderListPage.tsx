import type { ArticleReader } from '@mingjian/api';
import { EMPTY_QUERY } from '@mingjian/widgets/ListGrid';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { list } from './articleReaderList';
import { ReadersSummary } from './ReadersSummary';

/** Who must read articles and who has; of one article with its actions above the list. */
export function ArticleReaderListPage() {
  const screen = useListScreen<ArticleReader>(list);
  const { conditions } = screen.memory.query ?? EMPTY_QUERY;
  const article = conditions.find(
    ({ field, operator }) => field === 'articleId' && operator === 'EQ',
  )?.value;
  return (
    <ListScreen
      screen={screen}
      notice={typeof article === 'string' ? <ReadersSummary articleId={article} /> : undefined}
    />
  );
}
