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
  group: 'Feedback',
  use: [
    'For the outcome of an action that does not interrupt work: saved, copied, accepted by somebody else.',
    'Mounted once; `createMessages()` creates the store that any code can use. One message at a time, for 2–5 seconds.',
  ],
  avoid: [
    'For a permanent condition: use `Alert` in its context.',
    'For an important message, or one with an action: use `NotificationRegion`.',
    'For errors in a form: show them at the fields and in `ErrorSummary`.',
  ],
  pairs: [
    {
      do: { note: 'Short, and dispensable when it disappears.', example: <Saved /> },
      dont: {
        note: 'A list of errors disappears before it can be corrected.',
        example: <Refused />,
      },
    },
    {
      do: {
        note: 'Errors stay until they are corrected.',
        example: (
          <Alert tone="danger" title="有 3 项需要修改">
            手机号、身份证号、邮箱
          </Alert>
        ),
      },
      dont: { note: 'The same in a message disappears after five seconds.', example: <Refused /> },
    },
  ],
  anatomy: [
    { part: 'Card', is: 'at the top of the window, above every dialog' },
    { part: 'Icon', is: 'the tone' },
    { part: 'Words', is: 'a `status`, or an `alert` for `danger`: announced when they appear' },
    { part: 'Cross', is: 'dismisses the message' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Dismisses the message.' }],
};
