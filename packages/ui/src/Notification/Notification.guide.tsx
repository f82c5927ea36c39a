import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { NotificationCard } from './NotificationCard';
import { createNotifications } from './notifications';

const shown = createNotifications();
shown.show({
  tone: 'success',
  title: '报告已出具',
  text: '欧阳静怡 · MJ202611170003',
  action: { label: '查看报告', onClick: () => {} },
});
shown.show({ tone: 'danger', title: '手机号格式不正确' });
const [report, mistake] = shown.get();
const list = { margin: 0, padding: 0 };

/** The guide of `NotificationRegion`. */
export const notificationGuide: Guide = {
  group: 'Feedback',
  use: [
    'For events during other work: a report was issued, an import has finished, an order is about to be late.',
    'For actions that can be undone, with `onUndo`.',
    'With an `id` for a continuing event: the newer notification replaces the older one.',
  ],
  avoid: [
    'For the outcome of the last action: use `MessageRegion`, one sentence for three seconds.',
    'For a condition of one part of the page: use `Alert`, or the `error` of the field.',
    'For a question that must be answered: use `ConfirmDialog`.',
  ],
  pairs: [
    {
      do: {
        note: 'News from elsewhere, with a link to it.',
        example: report && (
          <ul style={list}>
            <NotificationCard notification={report} isPaused onDismiss={() => {}} />
          </ul>
        ),
      },
      dont: {
        note: 'A form error far from its field.',
        example: mistake && (
          <ul style={list}>
            <NotificationCard notification={mistake} isPaused onDismiss={() => {}} />
          </ul>
        ),
      },
    },
    {
      do: {
        note: 'Conditions of this page stay in the page.',
        example: <Alert tone="warning">授权书将于明天过期。</Alert>,
      },
      dont: {
        note: 'A notification for each click buries the important one.',
        example: <Button>全部标为已读（通知 24 次）</Button>,
      },
    },
  ],
  anatomy: [
    {
      part: 'Region',
      is: 'a landmark at the end of `<body>`, in the top end corner; the whole width below 600 px',
    },
    { part: 'Card', is: 'icon, title, text; announced as `status`, danger as `alert`' },
    { part: 'Actions', is: 'an action, an undo: either closes the card' },
    { part: 'Cross', is: 'closes the card' },
    { part: 'Foot', is: 'the number of queued ones, and a button that closes all' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the region; inside it, back to the previous focus.' },
    {
      keys: 'Tab',
      does: 'Moves through the buttons of the cards. The time is paused while focus is inside.',
    },
    {
      keys: 'Escape',
      does: 'Closes the focused card; focus moves to the next one, after the last to its previous element.',
    },
    { keys: 'Enter, Space', does: 'Presses the focused button.' },
  ],
};
