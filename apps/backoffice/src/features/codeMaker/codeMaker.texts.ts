import { defineTexts } from '@mingjian/ui';

/** Texts of the code maker. */
export const codeMakerTexts = defineTexts('codeMaker', {
  zh: {
    title: '代码生成',
    subtitle: '从已有的数据表生成一个管理列表：契约、服务、页面和测试。只在开发环境提供',
    table: '数据表',
    tablePlaceholder: '输入表名查找',
    columns: '字段',
    column: '字段名',
    type: '类型',
    comment: '注释',
    key: '主键',
    nullable: '可为空',
    yes: '是',
    no: '否',
    files: (count: number) => `生成的文件（${count}）`,
    copy: (file: string) => `复制 ${file}`,
    download: '下载压缩包',
    start: '请先选择数据表',
    startNote: '选择后可以查看字段，预览每个文件，并下载压缩包。',
    lines: (count: number) => `${count} 行`,
    failed: '没有取到内容',
  },
  en: {
    title: 'Code maker',
    subtitle:
      'Makes an administration list from a table that exists: contract, server, screen and tests. In development only',
    table: 'Table',
    tablePlaceholder: 'Type a name',
    columns: 'Columns',
    column: 'Column',
    type: 'Type',
    comment: 'Comment',
    key: 'Primary key',
    nullable: 'Nullable',
    yes: 'Yes',
    no: 'No',
    files: (count) => `Files (${count})`,
    copy: (file) => `Copy ${file}`,
    download: 'Download the archive',
    start: 'Choose a table',
    startNote:
      'Its columns are shown then, with a preview of each file and an archive of them all.',
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    failed: 'It could not be loaded',
  },
});
