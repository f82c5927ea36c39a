import { useState } from 'react';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import type { Guide } from '../internal/guide';
import { Drawer } from './Drawer';

function Details() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>操作记录</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="操作记录">
        11-18 10:24 欧阳静怡 提交授权书
      </Drawer>
    </>
  );
}

function Question({ inDrawer }: { inDrawer: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>取消订单</Button>
      {inDrawer ? (
        <Drawer open={open} onClose={close} title="取消订单？">
          <Button onClick={close}>取消订单</Button>
        </Drawer>
      ) : (
        <ConfirmDialog
          open={open}
          onClose={close}
          title="取消订单？"
          tone="danger"
          confirmLabel="取消订单"
          onConfirm={() => {}}
        />
      )}
    </>
  );
}

/** The guide of `Drawer`. */
export const drawerGuide: Guide = {
  group: 'Overlays',
  use: [
    'For content that belongs to the page: details of a row, history, settings.',
    'For the main menu on a phone.',
    'With `dismissible={false}` where its own buttons decide; with `initialFocus` on a field that is not the first.',
    '`medium` for a form, `large` for a table, `full` where the page behind does not matter.',
  ],
  avoid: [
    'For a task with an end: use `Dialog`.',
    'For a panel that stays open while the page is used: use `SplitPanel`.',
  ],
  pairs: [
    {
      do: { note: 'Details open beside their list.', example: <Details /> },
      dont: {
        note: 'A question at the edge of the page is overlooked.',
        example: <Question inDrawer />,
      },
    },
    {
      do: {
        note: 'A question is centred, with both answers.',
        example: <Question inDrawer={false} />,
      },
      dont: {
        note: 'One answer only, without an alternative.',
        example: <Question inDrawer />,
      },
    },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page; a press on it requests closing' },
    {
      part: 'Panel',
      is: 'the `role="dialog"` at the start or the end of the line, named by its title; all but a small one fill a small screen',
    },
    { part: 'Head', is: 'title and close button' },
    { part: 'Content', is: 'the only part that scrolls' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Stays inside the drawer.' },
    { keys: 'Escape', does: 'Requests closing the topmost layer.' },
  ],
};
