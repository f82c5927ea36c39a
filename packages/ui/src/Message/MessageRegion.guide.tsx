import { useState } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { useSay, type Guide } from '../internal/guide';
import { createMessages } from './messages';
import { MessageRegion } from './MessageRegion';

function Saved() {
  const say = useSay();
  const [messages] = useState(createMessages);
  return (
    <>
      <Button
        onClick={() =>
          messages.show({
            text: say('已接单，授权短信已发送', 'Order accepted, consent text message sent'),
            tone: 'success',
          })
        }
      >
        {say('接单', 'Accept')}
      </Button>
      <MessageRegion messages={messages} />
    </>
  );
}

function Refused() {
  const say = useSay();
  const [messages] = useState(createMessages);
  return (
    <>
      <Button
        onClick={() =>
          messages.show({
            text: say(
              '手机号不正确；身份证号不正确；邮箱不能为空',
              'Mobile number is incorrect; ID number is incorrect; email is required',
            ),
            tone: 'danger',
          })
        }
      >
        {say('提交', 'Submit')}
      </Button>
      <MessageRegion messages={messages} />
    </>
  );
}

/** The guide of `MessageRegion`. */
export const messageRegionGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于不打断工作的操作结果：已保存、已复制、已被他人接单。',
      'For the outcome of an action that does not interrupt work: saved, copied, accepted by somebody else.',
    ),
    say(
      '只挂载一次；`createMessages()` 创建任何代码都能使用的存储。一次只显示一条消息，持续 2–5 秒。',
      'Mounted once; `createMessages()` creates the store that any code can use. One message at a time, for 2–5 seconds.',
    ),
  ],
  avoid: [
    say(
      '持续存在的状况：在其上下文中使用 `Alert`。',
      'For a permanent condition: use `Alert` in its context.',
    ),
    say(
      '重要的或带操作的消息：请用 `NotificationRegion`。',
      'For an important message, or one with an action: use `NotificationRegion`.',
    ),
    say(
      '表单错误：显示在字段旁和 `ErrorSummary` 中。',
      'For errors in a form: show them at the fields and in `ErrorSummary`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('内容简短，消失后也不影响使用。', 'Short, and dispensable when it disappears.'),
        example: <Saved />,
      },
      dont: {
        note: say(
          '错误列表在改正之前就消失了。',
          'A list of errors disappears before it can be corrected.',
        ),
        example: <Refused />,
      },
    },
    {
      do: {
        note: say('错误一直保留，直到改正为止。', 'Errors stay until they are corrected.'),
        example: (
          <Alert tone="danger" title={say('有 3 项需要修改', '3 items need changes')}>
            {say('手机号、身份证号、邮箱', 'Mobile number, ID number, email')}
          </Alert>
        ),
      },
      dont: {
        note: say(
          '同样的内容放在消息中，五秒后就会消失。',
          'The same in a message disappears after five seconds.',
        ),
        example: <Refused />,
      },
    },
  ],
  anatomy: [
    {
      part: say('卡片', 'Card'),
      is: say('位于窗口顶部，高于所有对话框', 'at the top of the window, above every dialog'),
    },
    { part: say('图标', 'Icon'), is: say('表示色调', 'the tone') },
    {
      part: say('文字', 'Words'),
      is: say(
        '`status`，`danger` 时为 `alert`：出现时播报',
        'a `status`, or an `alert` for `danger`: announced when they appear',
      ),
    },
    { part: say('关闭按钮', 'Cross'), is: say('关闭消息', 'dismisses the message') },
  ],
  keyboard: [{ keys: 'Escape', does: say('关闭消息。', 'Dismisses the message.') }],
});
