import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { createAnnouncements } from './announcements';
import { LiveRegion } from './LiveRegion';

const announcements = createAnnouncements();

/** The guide of `LiveRegion`. */
export const liveRegionGuide: Guide = (say) => {
  const text = say('已加载 20 条订单', '20 orders loaded');
  return {
    group: 'Utilities',
    use: [
      say(
        '在根节点附近放置一次：用于本身没有文字说明的可见变化，例如行的新增、排序或移动。',
        'Once, near the root: for visible changes without a text of their own, such as rows that were added, sorted or moved.',
      ),
      say(
        '仅在紧急事件时使用 `assertive`：例如连接断开。',
        'With `assertive` only for urgent events: a lost connection.',
      ),
    ],
    avoid: [
      say(
        '同时需要可见的消息：请用 `MessageRegion` 或 `Alert`。',
        'For a visible message too: use `MessageRegion`, or an `Alert`.',
      ),
      say(
        '内容加载完成：`DataState` 已会播报。',
        'For loaded content: `DataState` already announces it.',
      ),
      say(
        '单个按钮的结果：`CopyButton` 和带 `loading` 的 `Button` 会自行播报。',
        'For the outcome of one button: `CopyButton` and `Button` with `loading` announce it themselves.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '新增的行可见，行数由播报说明。',
            'The new rows are visible; their number is announced.',
          ),
          example: (
            <>
              <Button onClick={() => announcements.announce(text)}>
                {say('加载更多', 'Load more')}
              </Button>
              <LiveRegion announcements={announcements} />
            </>
          ),
        },
        dont: {
          note: say(
            '警告提示会自行播报：再加一次播报就会读两遍。',
            'An alert announces itself: with an announcement it is read twice.',
          ),
          example: (
            <>
              <Alert tone="success">{text}</Alert>
              <Button onClick={() => announcements.announce(text)}>
                {say('加载更多', 'Load more')}
              </Button>
            </>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('礼貌播报区', 'Polite region'),
        is: say(
          '位于 `<body>` 末尾、视觉上隐藏的 `role="status"`：等待朗读间隙再播报',
          'a visually hidden `role="status"` at the end of `<body>`: waits for a pause',
        ),
      },
      {
        part: say('紧急播报区', 'Assertive region'),
        is: say('与其并列的 `role="alert"`：立即打断', 'a `role="alert"` beside it: interrupts'),
      },
    ],
    keyboard: [],
  };
};
