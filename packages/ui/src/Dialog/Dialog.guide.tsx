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
export const dialogGuide: Guide = (say) => ({
  group: 'Overlays',
  use: [
    say(
      '用于阻断页面的单个简短任务：添加联系人、选择模板。',
      'For one short task that blocks the page: add a contact, choose a template.',
    ),
    say(
      '初始焦点不在第一个控件上时，设置 `initialFocus`，或在目标控件上设置 `data-autofocus`。',
      'With `initialFocus`, or `data-autofocus` on the initial control, when it is not the first.',
    ),
    say(
      '任务必须作答时，设置 `dismissible={false}`：只能通过其按钮关闭。',
      'With `dismissible={false}` where the task must be answered: its buttons alone close it.',
    ),
  ],
  avoid: [
    say(
      '是非问题：使用 `ConfirmDialog`，它会等待操作完成。',
      'For a yes-or-no question: use `ConfirmDialog`, which waits for the action.',
    ),
    say(
      '与页面并列的内容：使用 `Drawer`。按钮处的少量设置：使用 `Popover`。',
      'For content beside the page: use `Drawer`. For a few settings at a button: `Popover`.',
    ),
    say(
      '分步骤的长表单：使用单独的页面。',
      'For long forms with steps: give them a page of their own.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '标题写明任务，主按钮写明其动词。',
          'The title names the task, the primary button its verb.',
        ),
        example: (
          <Opened
            label={say('打开', 'Open')}
            title={say('补充候选人信息', 'Complete candidate information')}
            footer={<Button tone="primary">{say('保存', 'Save')}</Button>}
          >
            {say('姓名、手机', 'Name, phone')}
          </Opened>
        ),
      },
      dont: {
        note: say(
          '标题没有内容，按钮千篇一律：点了会发生什么？',
          'A title without content and a button that fits everything: what will happen?',
        ),
        example: (
          <Opened
            label={say('打开', 'Open')}
            title={say('提示', 'Notice')}
            footer={<Button tone="primary">{say('确定', 'OK')}</Button>}
          >
            {say('姓名、手机', 'Name, phone')}
          </Opened>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('遮罩', 'Backdrop'),
      is: say('使页面变暗；点击请求关闭', 'dims the page; a press on it requests closing'),
    },
    {
      part: say('面板', 'Panel'),
      is: say(
        '`role="dialog"`，以标题命名；小屏幕上为底部弹出的面板',
        'the `role="dialog"`, named by its title; a sheet at the bottom on small screens',
      ),
    },
    { part: say('标题', 'Title'), is: say('一个标题', 'a heading') },
    {
      part: say('内容', 'Content'),
      is: say('可滚动；可滚动时为 Tab 停靠点', 'scrolls; a tab stop while it does'),
    },
    {
      part: say('按钮组', 'Buttons'),
      is: say('始终可见，主按钮在最后', 'stay visible, the primary one last'),
    },
    {
      part: say('关闭按钮', 'Cross'),
      is: say('焦点顺序中的最后一个', 'last in the order of focus'),
    },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: say('停留在对话框内。', 'Stays inside the dialog.') },
    {
      keys: 'Escape',
      does: say(
        '请求关闭最上层：先关闭展开的列表，再关闭对话框。',
        'Requests closing the topmost layer: an open list first, then the dialog.',
      ),
    },
  ],
});
