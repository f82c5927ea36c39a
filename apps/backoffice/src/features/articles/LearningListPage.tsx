import { articles, type Article } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import { ListGrid } from '@mingjian/widgets/ListGrid';
import { ListPage } from '../../shared/Page.styles';
import { useLinkFilters } from '../../shared/resourceList/useLinkFilters';
import { useListAdvanced } from '../../shared/resourceList/useListAdvanced';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useServerList } from '../../shared/resourceList/useServerList';
import { messages } from '../../shell';
import { learningList } from './learningList';

/** The list of articles and training videos to read. Whoever writes them has another one. */
export function LearningListPage() {
  const lines = useResourceList(learningList);
  const server = useServerList(learningList, lines.title);
  const advanced = useListAdvanced(learningList.pageCode, lines.advancedFields);
  const filters = useLinkFilters(learningList, lines.filters, lines.labelOf, server);

  return (
    <ListPage>
      <ListGrid<Article>
        {...server.props}
        label={lines.title}
        columns={lines.columns}
        filters={filters}
        advanced={advanced}
        rowKey={idOf}
        revision={useRevision(articles.getList)}
        appearance={{ fill: true, level: 1, emptyNote: lines.emptyNote }}
        feedback={{ messages }}
      />
    </ListPage>
  );
}

const idOf = ({ id }: Article) => id;
