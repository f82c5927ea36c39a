import { articleReader, type ArticleReader } from '@mingjian/api';
import { Tag, useTexts } from '@mingjian/ui';
import { daysUntil } from '../../base/daysUntil';
import { listOf } from '../../shared/resourceList/listOf';
import { articleReaderTexts } from './articleReaders.texts';

/** Whether a person has read the article; late once the deadline is over. */
function StateCell({ reader: { readFlag, readDeadline } }: { reader: ArticleReader }) {
  const t = useTexts(articleReaderTexts);
  if (readFlag === 1) return <Tag tone="success">{t.readFlag}</Tag>;
  const isOver = daysUntil(readDeadline) < 0;
  return <Tag tone={isOver ? 'danger' : 'warning'}>{t.waiting}</Tag>;
}

/** The version that a person read. */
function VersionCell({ reader: { readVersion } }: { reader: ArticleReader }) {
  const t = useTexts(articleReaderTexts);
  return readVersion === null ? null : t.version(readVersion);
}

/** People who must read articles. */
export const list = listOf(articleReader, {
  pageCode: 'articleReaderList',
  texts: articleReaderTexts,
  nameField: 'realname',
  columns: [
    { field: 'realname', width: 130, card: 'title' },
    {
      field: 'readFlag',
      width: 90,
      card: 'mark',
      render: (row: ArticleReader) => <StateCell reader={row} />,
    },
    { field: 'readTime', width: 160, card: 'fact' },
    {
      field: 'readVersion',
      width: 110,
      render: (row: ArticleReader) => <VersionCell reader={row} />,
    },
    { field: 'userType', width: 110, card: 'fact' },
    { field: 'companyName', width: 220, card: 'fact' },
    { field: 'deptName', width: 140 },
    { field: 'articleTitle', width: 280, card: 'subtitle' },
    { field: 'readDeadline', width: 120 },
    { field: 'remindedOn', width: 120 },
  ],
  filters: ['realname', 'readFlag', 'userType', 'companyName', 'deptName', 'articleTitle'],
  form: [],
});
