import { SearchX } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { EmptyState } from './EmptyState';

/** The guide of `EmptyState`. */
export const emptyStateGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say('用于代替空的列表、表格或搜索结果。', 'In place of an empty list, table or search result.'),
    say(
      '用 `action` 提供填充内容或清除筛选的操作。',
      'With `action` for the step that fills it, or that clears the filter.',
    ),
    say(
      '占满一页或一个列表时，用 `picture` 代替图标。',
      'With a `picture` in place of the icon, where it fills a page or a list.',
    ),
  ],
  avoid: [
    say('加载失败：使用 `ErrorState`。', 'When loading failed: use `ErrorState`.'),
    say(
      '异步内容：使用 `DataState`，由它显示并播报空状态。',
      'For asynchronous content: use `DataState`, which shows and announces it.',
    ),
    say(
      '单元格中的空值：交给 `DescriptionList`，或写一个短横线。',
      'For an empty value in a cell: leave it to `DescriptionList`, or write a dash.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '原因和下一步：是筛选所致，在这里就能清除。',
          'Cause and next step: it is the filter, and it can be cleared here.',
        ),
        example: (
          <EmptyState
            icon={SearchX}
            title={say('没有符合条件的订单', 'No orders match')}
            description={say('放宽条件再试。', 'Widen the conditions and try again.')}
            action={<Button>{say('重置筛选', 'Reset filters')}</Button>}
          />
        ),
      },
      dont: {
        note: say(
          '“暂无数据”让人分不清是不是出了故障。',
          '"No data" leaves open whether something is broken.',
        ),
        example: <EmptyState title={say('暂无数据', 'No data')} />,
      },
    },
  ],
  anatomy: [
    {
      part: say('图示', 'Picture'),
      is: say(
        '浅色底块中的图标，对辅助技术隐藏',
        'an icon in a subtle tile, hidden from assistive technology',
      ),
    },
    {
      part: say('标题', 'Title'),
      is: say(
        '简短说明缺少什么；是段落，不是标题',
        'a short statement of what is missing; a paragraph, not a heading',
      ),
    },
    {
      part: say('描述', 'Description'),
      is: say(
        '原因和下一步；每行最多 60 个字符',
        'the reason and the next step; at most 60 characters a line',
      ),
    },
    { part: say('操作', 'Action'), is: say('一个按钮或链接', 'one button or link') },
  ],
  keyboard: [],
});
