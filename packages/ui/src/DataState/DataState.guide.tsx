import { Alert } from '../Alert/Alert';
import type { Guide } from '../internal/guide';
import { Timeline } from '../Timeline/Timeline';
import { DataState } from './DataState';
const nothing = () => {};

/** The guide of `DataState`. */
export const dataStateGuide: Guide = (say) => {
  const events = (
    <Timeline
      label={say('订单动态', 'Order activity')}
      items={[
        {
          key: 'consent',
          time: '2026-11-18 14:20',
          dateTime: '2026-11-18T14:20:00+08:00',
          title: say('候选人 欧阳静怡 完成授权', 'Ouyang Jingyi has given consent'),
          tone: 'success',
        },
        {
          key: 'created',
          time: '2026-11-17 10:03',
          dateTime: '2026-11-17T10:03:00+08:00',
          title: say('客户下单，套餐：高管深度背调', 'Order placed: executive check'),
        },
      ]}
    />
  );
  return {
    group: 'Feedback',
    use: [
      say(
        '用于所有来自服务器的内容外层：列表、卡片、图表。',
        'Around all content from a server: a list, a card, a chart.',
      ),
      say(
        '将 `noMatch` 与 `empty` 区分开：前者清除筛选即可，后者需要新建第一条。',
        'With `noMatch` apart from `empty`: the first is solved by clearing the filter, the second by a first entry.',
      ),
      say(
        '刷新失败而原有内容仍有用时，使用 `stale`。',
        'With `stale` when a refresh failed and the previous content is still useful.',
      ),
    ],
    avoid: [
      say(
        '整个页面不存在或无权访问：使用 `Result`。',
        'For a whole page that does not exist or is forbidden: use `Result`.',
      ),
      say(
        '渲染时出错：使用 `ErrorBoundary`。',
        'For an error while rendering: use `ErrorBoundary`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '重试期间保留错误，由按钮显示进度：布局不跳动，焦点不丢失。',
            'During a retry the error stays and its button shows progress: no layout shift, and focus is kept.',
          ),
          example: (
            <DataState
              label={say('订单动态', 'Order activity')}
              state={{ kind: 'error', onRetry: nothing, retrying: true }}
            >
              {events}
            </DataState>
          ),
        },
        dont: {
          note: say(
            '每次重试都回到 `loading`，手指下的按钮会突然消失。',
            'Back to `loading` on every retry removes the button under the finger.',
          ),
          example: (
            <DataState label={say('订单动态', 'Order activity')} state={{ kind: 'loading' }}>
              {events}
            </DataState>
          ),
        },
      },
      {
        do: {
          note: say(
            '刷新失败时保留内容，并注明可能已过期。',
            'A failed refresh keeps the content, and notes that it may be outdated.',
          ),
          example: (
            <DataState
              label={say('订单动态', 'Order activity')}
              state={{ kind: 'stale', onRetry: nothing }}
            >
              {events}
            </DataState>
          ),
        },
        dont: {
          note: say(
            '用一条警告提示代替全部内容，丢弃了已加载的内容。',
            'An alert in place of everything discards the loaded content.',
          ),
          example: <Alert tone="danger">{say('加载失败。', 'Loading failed.')}</Alert>,
        },
      },
    ],
    anatomy: [
      {
        part: say('组', 'Group'),
        is: say(
          '具名的 `<div role="group">`，可由脚本获得焦点',
          'a named `<div role="group">` that is focusable by script',
        ),
      },
      {
        part: say('播报', 'Announcement'),
        is: say(
          '视觉上隐藏的 `role="status"`：加载中、已加载、为空、无匹配、无权限',
          'a visually hidden `role="status"`: loading, loaded, empty, no match, forbidden',
        ),
      },
      {
        part: say('提示', 'Notice'),
        is: say(
          '状态为 `partial` 和 `stale` 时，内容上方的 `Alert`',
          'an `Alert` above the content for `partial` and `stale`',
        ),
      },
      {
        part: say('内容', 'Content'),
        is: say(
          '或其替代：`Skeleton`、`EmptyState`、`ErrorState`',
          'or its replacement: `Skeleton`, `EmptyState`, `ErrorState`',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '先到达当前状态的按钮，再到内容；组本身跳过。',
          'Reaches the button of the state, then the content; the group itself is skipped.',
        ),
      },
      {
        keys: 'Enter, Space',
        does: say(
          '按下该按钮；按钮移除后，焦点移到该组。',
          'Presses that button; when it is removed, the group takes focus.',
        ),
      },
    ],
  };
};
