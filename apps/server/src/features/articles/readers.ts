import { articleReader } from '@mingjian/api';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { ARTICLE_EDITORS } from '../../roles';

/** People who must read articles, for those who write them. */
export const articleReaderResource = serve(
  articleReader,
  'articleReaders',
)({
  objectType: 'articleReader',
  module: 'articles',
  label: 'realname',
  scope: commonScope,
  defaultOrder: 'read_flag asc',
  columns: {
    articleTitle: { by: 'articleId', table: 'articles', column: 'title', english: 'titleEn' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    deptName: { by: 'deptId', table: 'departments', column: 'deptName' },
    readTime: 'readAt',
  },
  may: { read: ARTICLE_EDITORS },
});
