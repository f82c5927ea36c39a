import { useState } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { createMessages } from './messages';
import { MessageRegion } from './MessageRegion';

function Saved() {
  const [messages] = useState(createMessages);
  return (
    <>
      <Button onClick={() => messages.show({ text: '已接单，授权短信已发送', tone: 'success' })}>
        接单
      </Button>
      <MessageRegion messages={messages} />
    </>
  );
}

function Refused() {
  const [messages] = useState(createMessages);
  return (
    <>
      <Button
        onClick={() =>
          messages.show({ text: '手机号不正确；身份证号不正确；邮箱不能为空', tone: 'danger' })
        }
      >
        提交
      </Button>
      <MessageRegion messages={messages} />
    </>
  );
}

/** The guide of `MessageRegion`. */
export const messageRegionGuide: Guide = {
  use: [
    'To say that something was done, or was not, after which work goes on: saved, copied, taken by someone else.',
    'Mounted once; `createMessages()` gives the store that any code can speak through. One message at a time, for 2–5 seconds.',
  ],
  avoid: [
    'For what stays true: use `Alert` where it is true.',
    'For what must not be missed, or has an action: use `NotificationRegion`.',
    'For mistakes in a form: say them at the fields and in `ErrorSummary`.',
  ],
  pairs: [
    {
      do: { note: 'Short, and nothing is lost when it is gone.', example: <Saved /> },
      dont: {
        note: 'A list of mistakes disappears before it can be put right.',
        example: <Refused />,
      },
    },
    {
      do: {
        note: 'What has to be corrected stays until it is.',
        example: (
          <Alert tone="danger" title="有 3 项需要修改">
            手机号、身份证号、邮箱
          </Alert>
        ),
      },
      dont: { note: 'The same in a message is gone after five seconds.', example: <Refused /> },
    },
  ],
  anatomy: [
    { part: 'Card', is: 'at the top of the window, above every dialog' },
    { part: 'Icon', is: 'the tone' },
    { part: 'Words', is: 'a `status`, or an `alert` for `danger`: announced when they appear' },
    { part: 'Cross', is: 'takes the message away' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Takes the message away.' }],
};
