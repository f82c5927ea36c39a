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
  action: { label: '查看报告', onSelect: () => {} },
});
shown.show({ tone: 'danger', title: '手机号格式不正确' });
const [report, mistake] = shown.get();
const list = { margin: 0, padding: 0 };

/** The guide of `NotificationRegion`. */
export const notificationGuide: Guide = {
  use: [
    'For what happens while somebody does something else: a report was issued, an import has ended, an order is about to be late.',
    'For what was done and can be undone, with `onUndo`.',
    'With an `id` for what goes on: the later news replaces the earlier.',
  ],
  avoid: [
    'For a word in passing about what was just done: use `MessageRegion`, one sentence for three seconds.',
    'For what belongs to one place of the page: use `Alert`, or the `error` of the field.',
    'For a question that must be answered: use `ConfirmDialog`.',
  ],
  pairs: [
    {
      do: {
        note: 'News from elsewhere, with the way there.',
        example: report && (
          <ul style={list}>
            <NotificationCard notification={report} isPaused onDismiss={() => {}} />
          </ul>
        ),
      },
      dont: {
        note: 'A mistake in a form, told far from the field that has it.',
        example: mistake && (
          <ul style={list}>
            <NotificationCard notification={mistake} isPaused onDismiss={() => {}} />
          </ul>
        ),
      },
    },
    {
      do: {
        note: 'What concerns this page stays in the page.',
        example: <Alert tone="warning">授权书将于明天过期。</Alert>,
      },
      dont: {
        note: 'A notice for each click buries the one that matters.',
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
    { part: 'Actions', is: 'one action, undo: either closes the card' },
    { part: 'Cross', is: 'closes the card' },
    { part: 'Foot', is: 'how many more wait, and a button that closes all' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the region; inside it, back to where the focus was.' },
    {
      keys: 'Tab',
      does: 'Moves through the buttons of the cards. Time stands still while the focus is inside.',
    },
    {
      keys: 'Escape',
      does: 'Closes the card with the focus; the next one gets it, after the last it goes back to where it was.',
    },
    { keys: 'Enter, Space', does: 'Presses the focused button.' },
  ],
};
