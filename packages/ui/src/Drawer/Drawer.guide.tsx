import { useState } from 'react';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { useSay, type Guide } from '../internal/guide';
import { Drawer } from './Drawer';

function Details() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('操作记录', 'Activity log')}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={say('操作记录', 'Activity log')}>
        {say(
          '11-18 10:24 欧阳静怡 提交授权书',
          '11-18 10:24 Ouyang Jingyi submitted the authorisation letter',
        )}
      </Drawer>
    </>
  );
}

function Question({ inDrawer }: { inDrawer: boolean }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('取消订单', 'Cancel order')}</Button>
      {inDrawer ? (
        <Drawer open={open} onClose={close} title={say('取消订单？', 'Cancel the order?')}>
          <Button onClick={close}>{say('取消订单', 'Cancel order')}</Button>
        </Drawer>
      ) : (
        <ConfirmDialog
          open={open}
          onClose={close}
          title={say('取消订单？', 'Cancel the order?')}
          tone="danger"
          confirmLabel={say('取消订单', 'Cancel order')}
          onConfirm={() => {}}
        />
      )}
    </>
  );
}

/** The guide of `Drawer`. */
export const drawerGuide: Guide = (say) => ({
  group: 'Overlays',
  use: [
    say(
      '用于从属于页面的内容：某行的详情、历史记录、设置。',
      'For content that belongs to the page: details of a row, history, settings.',
    ),
    say('用于手机上的主菜单。', 'For the main menu on a phone.'),
    say(
      '只能由自身按钮关闭时，设置 `dismissible={false}`；初始焦点不在第一个字段时，设置 `initialFocus`。',
      'With `dismissible={false}` where its own buttons decide; with `initialFocus` on a field that is not the first.',
    ),
    say(
      '表单用 `medium`，表格用 `large`，无需顾及背后页面时用 `full`。',
      '`medium` for a form, `large` for a table, `full` where the page behind does not matter.',
    ),
  ],
  avoid: [
    say('有明确终点的任务：使用 `Dialog`。', 'For a task with an end: use `Dialog`.'),
    say(
      '使用页面时保持打开的面板：使用 `SplitPanel`。',
      'For a panel that stays open while the page is used: use `SplitPanel`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('详情在列表旁打开。', 'Details open beside their list.'),
        example: <Details />,
      },
      dont: {
        note: say(
          '放在页面边缘的问题容易被忽略。',
          'A question at the edge of the page is overlooked.',
        ),
        example: <Question inDrawer />,
      },
    },
    {
      do: {
        note: say('问题居中显示，两种回答俱全。', 'A question is centred, with both answers.'),
        example: <Question inDrawer={false} />,
      },
      dont: {
        note: say('只有一种回答，别无选择。', 'One answer only, without an alternative.'),
        example: <Question inDrawer />,
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
        '`role="dialog"`，位于行首或行尾一侧，以标题命名；除小尺寸外，在小屏幕上均铺满',
        'the `role="dialog"` at the start or the end of the line, named by its title; all but a small one fill a small screen',
      ),
    },
    { part: say('头部', 'Head'), is: say('标题和关闭按钮', 'title and close button') },
    { part: say('内容', 'Content'), is: say('唯一滚动的部分', 'the only part that scrolls') },
    {
      part: say('底部', 'Footer'),
      is: say('决定抽屉内容的按钮，主按钮在最后', 'buttons that decide, the primary one last'),
    },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: say('停留在抽屉内。', 'Stays inside the drawer.') },
    { keys: 'Escape', does: say('请求关闭最上层。', 'Requests closing the topmost layer.') },
  ],
});
