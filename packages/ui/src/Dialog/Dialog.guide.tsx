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
  use: [
    'For one short task that must be finished or left before the page goes on: add a contact, choose a template.',
    'With `data-autofocus` on the control to start at, when it is not the first.',
  ],
  avoid: [
    'To ask yes or no: use `ConfirmDialog`, which waits for the answer to be carried out.',
    'For what is read beside the page: use `Drawer`. For a few settings at a button: `Popover`.',
    'For long forms with steps: give them a page of their own.',
  ],
  pairs: [
    {
      do: {
        note: 'The title says the task, the primary button ends with its verb.',
        example: (
          <Opened label="打开" title="补充候选人信息" footer={<Button tone="primary">保存</Button>}>
            姓名、手机
          </Opened>
        ),
      },
      dont: {
        note: 'A title that says nothing and a button that fits everything: what will happen?',
        example: (
          <Opened label="打开" title="提示" footer={<Button tone="primary">确定</Button>}>
            姓名、手机
          </Opened>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Backdrop', is: 'dims the page; a press on it asks to close' },
    {
      part: 'Panel',
      is: 'the `role="dialog"`, named by its title; a sheet at the bottom on small screens',
    },
    { part: 'Title', is: 'a heading' },
    { part: 'Content', is: 'scrolls alone; takes the keyboard when it does' },
    { part: 'Buttons', is: 'stay in sight, the primary one last' },
    { part: 'Cross', is: 'last in the order of focus' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Stays inside the dialog.' },
    {
      keys: 'Escape',
      does: 'Asks to close the topmost layer: a list that is open in it first, then the dialog.',
    },
  ],
};
