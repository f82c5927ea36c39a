import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { PageHeader } from './PageHeader';

/** The guide of `PageHeader`. */
export const pageHeaderGuide: Guide = (say) => ({
  group: 'Layout',
  use: [
    say('每页一次：包含唯一的 `<h1>`。', 'Once per page: it contains the only `<h1>`.'),
    say(
      '在长页面上设置 `sticky`，滚动到末尾时仍可使用操作。',
      '`sticky` on long pages whose actions are needed at the end.',
    ),
  ],
  avoid: [
    say(
      '页面中的一个区块：请用带标题的 `Card`。',
      'For a section of a page: use `Card` with a title.',
    ),
    say('对话框：它有自己的标题。', 'For a dialog: it has its own heading.'),
  ],
  pairs: [
    {
      do: {
        note: say('只有一个主要操作，放在最后。', 'One primary action, last in the row.'),
        example: (
          <PageHeader
            title={say('订单详情', 'Order details')}
            actions={
              <>
                <Button>{say('转派', 'Reassign')}</Button>{' '}
                <Button tone="primary">{say('提交审核', 'Submit for review')}</Button>
              </>
            }
          />
        ),
      },
      dont: {
        note: say(
          '堆放所有可能的操作，没有主次之分。',
          'Every possible action, without a primary one.',
        ),
        example: (
          <PageHeader
            title={say('订单详情', 'Order details')}
            actions={[
              say('转派', 'Reassign'),
              say('导出', 'Export'),
              say('打印', 'Print'),
              say('催办', 'Send reminder'),
              say('备注', 'Add note'),
              say('取消', 'Cancel'),
            ].map((name) => (
              <Button key={name}>{name}</Button>
            ))}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: say('路径', 'Trail'), is: say('一个 `Breadcrumb`', 'a `Breadcrumb`') },
    {
      part: say('标题', 'Title'),
      is: say('即 `<h1>`；可换行，从不截断', 'the `<h1>`; wraps, never truncated'),
    },
    { part: say('标签组', 'Tags'), is: say('标题旁的状态', 'states beside the title') },
    {
      part: say('副标题', 'Subtitle'),
      is: say('编号、作者和时间', 'a number, an author and a time'),
    },
    {
      part: say('操作区', 'Actions'),
      is: say(
        '针对整个页面的操作；空间不足时移到标题下方',
        'on the whole page; below the title where there is no space',
      ),
    },
  ],
  keyboard: [],
});
