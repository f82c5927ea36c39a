import { useState } from 'react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Dialog, type DialogProps } from './Dialog';

function Opened({
  label,
  ...props
}: Pick<DialogProps, 'title' | 'children' | 'footer'> & { label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The guide of `Dialog`. */
export const dialogGuide: Guide = {
  group: 'Overlays',
  use: [
    'For one short task that blocks the page: add a contact, choose a template.',
    'With `initialFocus`, or `data-autofocus` on the initial control, when it is not the first.',
    'With `dismissible={false}` where the task must be answered: its buttons alone close it.',
  ],
  avoid: [
    'For a yes-or-no question: use `ConfirmDialog`, which waits for the action.',
    'For content beside the page: use `Drawer`. For a few settings at a button: `Popover`.',
    'For long forms with steps: give them a page of their own.',
  ],
  pairs: [
    {
      do: {
        note: 'The title names the task, the primary button its verb.',
        example: (
          <Opened label="打开" title="补充候选人信息" footer={<Button tone="primary">保存</Button>}>
            姓名、手机
          </Opened>
        ),
      },
      dont: {
        note: 'A title without content and a button that fits everything: what will happen?',
        example: (
          <Opened label="打开" title="提示" footer={<Button tone="primary">确定</Button>}>
            姓名、手机
          </Opened>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page; a press on it requests closing' },
    {
      part: 'Panel',
      is: 'the `role="dialog"`, named by its title; a sheet at the bottom on small screens',
    },
    { part: 'Title', is: 'a heading' },
    { part: 'Content', is: 'scrolls; a tab stop while it does' },
    { part: 'Buttons', is: 'stay visible, the primary one last' },
    { part: 'Cross', is: 'last in the order of focus' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Stays inside the dialog.' },
    {
      keys: 'Escape',
      does: 'Requests closing the topmost layer: an open list first, then the dialog.',
    },
  ],
};
