import { EmptyState } from '../EmptyState/EmptyState';
import type { Guide } from '../internal/guide';
import { ErrorState } from './ErrorState';

const nothing = () => {};

/** The guide of `ErrorState`. */
export const errorStateGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于代替加载失败的列表、卡片或图表。',
      'In place of a list, a card or a chart that failed to load.',
    ),
    say(
      '重试无济于事时，不传 `onRetry`；此时在描述中给出解决办法。',
      'Without `onRetry` where a retry cannot help; then the description gives the remedy.',
    ),
  ],
  avoid: [
    say('没有内容可显示：使用 `EmptyState`。', 'When there is nothing to show: use `EmptyState`.'),
    say(
      '仍有之前的内容：使用 `DataState` 的 `stale`，或在内容上方放 `Alert`。',
      'When previous content is available: use `DataState` with `stale`, or an `Alert` above it.',
    ),
    say('整个页面：使用 `Result`。', 'For a whole page: use `Result`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '写明缺少的内容，并就地提供重试。',
          'It names the missing content and offers a retry in its place.',
        ),
        example: (
          <ErrorState
            title={say('附件未能加载', 'Attachments could not be loaded')}
            onRetry={nothing}
          />
        ),
      },
      dont: {
        note: say(
          '看起来像空列表的失败，会让人把内容全部重填一遍。',
          'A failure that looks like an empty list makes people enter everything again.',
        ),
        example: <EmptyState title={say('还没有附件', 'No attachments yet')} />,
      },
    },
  ],
  anatomy: [
    {
      part: say('容器', 'Box'),
      is: say(
        '一个 `<div role="alert">`：出现时播报',
        'a `<div role="alert">`: announced when it appears',
      ),
    },
    {
      part: say('图示', 'Picture'),
      is: say(
        '以危险色调浅色为底的图标，对辅助技术隐藏',
        'an icon in the tint of danger, hidden from assistive technology',
      ),
    },
    {
      part: say('标题、描述', 'Title, description'),
      is: say('有中英文默认文字', 'have default texts in Chinese and English'),
    },
    {
      part: say('重试', 'Retry'),
      is: say(
        '设置 `onRetry` 时出现；`loading` 期间显示进度并保持焦点',
        'with `onRetry`; shows progress and keeps focus while `loading`',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say(
        '在重试按钮上，重试；重试进行中无效果。',
        'On the retry button, retries; nothing while that is running.',
      ),
    },
  ],
});
