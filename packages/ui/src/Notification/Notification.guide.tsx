import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import type { Guide, Say } from '../internal/guide';
import { NotificationCard } from './NotificationCard';
import { createNotifications } from './notifications';

/** The two cards of the first pair. */
function cardsOf(say: Say) {
  const shown = createNotifications();
  shown.show({
    tone: 'success',
    title: say('报告已出具', 'Report issued'),
    text: say('欧阳静怡 · MJ202611170003', 'Ouyang Jingyi · MJ202611170003'),
    action: { label: say('查看报告', 'View report'), onClick: () => {} },
  });
  shown.show({ tone: 'danger', title: say('手机号格式不正确', 'Invalid mobile format') });
  return shown.get();
}

const list = { margin: 0, padding: 0 };

/** The guide of `NotificationRegion`. */
export const notificationGuide: Guide = (say) => {
  const [report, mistake] = cardsOf(say);
  return {
    group: 'Feedback',
    use: [
      say(
        '用于进行其他工作时发生的事件：报告已出具、导入已完成、订单即将超时。',
        'For events during other work: a report was issued, an import has finished, an order is about to be late.',
      ),
      say('用于可撤销的操作，设置 `onUndo`。', 'For actions that can be undone, with `onUndo`.'),
      say(
        '持续更新的事件设置 `id`：新通知替换旧通知。',
        'With an `id` for a continuing event: the newer notification replaces the older one.',
      ),
    ],
    avoid: [
      say(
        '刚执行的操作的结果：请用 `MessageRegion`，一句话，显示三秒。',
        'For the outcome of the last action: use `MessageRegion`, one sentence for three seconds.',
      ),
      say(
        '页面某一部分的状况：请用 `Alert`，或字段的 `error`。',
        'For a condition of one part of the page: use `Alert`, or the `error` of the field.',
      ),
      say(
        '必须回答的问题：请用 `ConfirmDialog`。',
        'For a question that must be answered: use `ConfirmDialog`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say('来自别处的消息，并附上链接。', 'News from elsewhere, with a link to it.'),
          example: report && (
            <ul style={list}>
              <NotificationCard notification={report} isPaused onDismiss={() => {}} />
            </ul>
          ),
        },
        dont: {
          note: say('表单错误远离对应的字段。', 'A form error far from its field.'),
          example: mistake && (
            <ul style={list}>
              <NotificationCard notification={mistake} isPaused onDismiss={() => {}} />
            </ul>
          ),
        },
      },
      {
        do: {
          note: say('本页的状况留在页面中。', 'Conditions of this page stay in the page.'),
          example: (
            <Alert tone="warning">
              {say('授权书将于明天过期。', 'The consent form expires tomorrow.')}
            </Alert>
          ),
        },
        dont: {
          note: say(
            '每次点击都发通知，重要的通知会被淹没。',
            'A notification for each click buries the important one.',
          ),
          example: (
            <Button>
              {say('全部标为已读（通知 24 次）', 'Mark all as read (24 notifications)')}
            </Button>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('区域', 'Region'),
        is: say(
          '`<body>` 末尾的地标，位于顶部行尾一角；窗口窄于 600 px 时占满宽度',
          'a landmark at the end of `<body>`, in the top end corner; the whole width below 600 px',
        ),
      },
      {
        part: say('卡片', 'Card'),
        is: say(
          '图标、标题、文字；以 `status` 播报，危险色调以 `alert` 播报',
          'icon, title, text; announced as `status`, danger as `alert`',
        ),
      },
      {
        part: say('操作区', 'Actions'),
        is: say(
          '操作和撤销：点击任意一个都会关闭卡片',
          'an action, an undo: either closes the card',
        ),
      },
      { part: say('关闭按钮', 'Cross'), is: say('关闭卡片', 'closes the card') },
      {
        part: say('底部', 'Foot'),
        is: say(
          '排队中的通知数，以及全部关闭的按钮',
          'the number of queued ones, and a button that closes all',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'F6',
        does: say(
          '移到通知区域；已在其中时，回到之前的焦点。',
          'Moves to the region; inside it, back to the previous focus.',
        ),
      },
      {
        keys: 'Tab',
        does: say(
          '在各卡片的按钮间移动。焦点在区域内时暂停计时。',
          'Moves through the buttons of the cards. The time is paused while focus is inside.',
        ),
      },
      {
        keys: 'Escape',
        does: say(
          '关闭获得焦点的卡片；焦点移到下一张，最后一张关闭后回到之前的元素。',
          'Closes the focused card; focus moves to the next one, after the last to its previous element.',
        ),
      },
      { keys: 'Enter, Space', does: say('按下获得焦点的按钮。', 'Presses the focused button.') },
    ],
  };
};
