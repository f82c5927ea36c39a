import { articleReader, type ReaderGroups } from '@mingjian/api';
import { englishName } from '../../database/columns';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { commonScope, demandRight } from '../../resources/scope';
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

/** Returns the roles and departments that an article can name as its readers. */
export async function readerGroups(caller: Caller, { db }: Backend): Promise<ReaderGroups> {
  demandRight(caller, ARTICLE_EDITORS);
  const roles = await db
    .selectFrom('roles')
    .select(['code', 'name', englishName.as('nameEn')])
    .where('deletedAt', 'is', null)
    .orderBy('sort')
    .orderBy('code')
    .execute();
  const departments = await db
    .selectFrom('departments')
    .select(['id', 'deptName as name'])
    .where('deletedAt', 'is', null)
    .orderBy('path')
    .execute();
  return { roles, departments };
}
