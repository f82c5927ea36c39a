import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { Button } from './Button';

/** The guide of `Button`. */
export const buttonGuide: Guide = (say) => ({
  group: 'Actions',
  use: [
    say(
      '用于立即执行的操作：搜索、保存、接单、打开对话框。',
      'For an immediate action: search, save, accept an order, open a dialog.',
    ),
    say(
      '服务器处理期间设置 `loading`：宽度、名称和焦点保持不变，再次点击无效。',
      'With `loading` while the server works: width, name and focus stay, further presses do nothing.',
    ),
    say(
      '开关一个状态（如只看我的订单）时设置 `aria-pressed`。',
      'With `aria-pressed` to toggle a state, such as one’s own orders only.',
    ),
  ],
  avoid: [
    say(
      '页面跳转：使用 `Link`，可在新标签页打开，也可复制链接。',
      'For navigation: use `Link`, which can be opened in another tab and copied.',
    ),
    say(
      '没有可见文字的图标：使用 `IconButton`，其名称同时作为文字提示。',
      'For an icon without a visible label: use `IconButton`, whose name is a tooltip too.',
    ),
    say(
      '一个主要操作及其变体：使用 `SplitButton`；多个同等重要的操作：使用 `Menu`。',
      'For one main action with variants: use `SplitButton`; for many actions of equal weight: use `Menu`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '每个视图只有一个主按钮：一眼就知道先看哪里。',
          'One primary button per view: it is clear where to look first.',
        ),
        example: (
          <>
            <Button tone="primary">{say('接单', 'Accept')}</Button>{' '}
            <Button>{say('联系候选人', 'Contact candidate')}</Button>
          </>
        ),
      },
      dont: {
        note: say(
          '两个主按钮互相争抢，都不突出。',
          'Two primary buttons compete; neither stands out.',
        ),
        example: (
          <>
            <Button tone="primary">{say('接单', 'Accept')}</Button>{' '}
            <Button tone="primary">{say('联系候选人', 'Contact candidate')}</Button>
          </>
        ),
      },
    },
    {
      do: {
        note: say('用简短的动词说明操作。', 'A short verb names the action.'),
        example: <Button tone="danger">{say('取消订单', 'Cancel order')}</Button>,
      },
      dont: {
        note: say(
          '放在哪个按钮上都合适的文字等于没说，名词也不是操作。',
          'A label that fits every button says nothing, and a noun is not an action.',
        ),
        example: <Button>{say('确定', 'OK')}</Button>,
      },
    },
    {
      do: {
        note: say('页面跳转使用链接。', 'Navigation is a link.'),
        example: <Link href="#order">{say('查看订单', 'View order')}</Link>,
      },
      dont: {
        note: say(
          '用按钮跳转，就无法在新标签页打开。',
          'A button that navigates cannot be opened in another tab.',
        ),
        example: <Button>{say('查看订单', 'View order')}</Button>,
      },
    },
  ],
  anatomy: [
    {
      part: say('容器', 'Box'),
      is: say(
        '原生 `<button type="button">`，高度与当前密度的控件一致',
        'a native `<button type="button">`, as high as the controls of its density',
      ),
    },
    {
      part: say('图标', 'Icon'),
      is: say(
        '可选，16 px，位于文字前，对辅助技术隐藏',
        'optional, 16 px, before the label and hidden from assistive technology',
      ),
    },
    {
      part: say('文字', 'Words'),
      is: say('简短的动词，即无障碍名称', 'a short verb: the accessible name'),
    },
    {
      part: say('加载图标', 'Spinner'),
      is: say(
        '设置 `loading` 时覆盖在文字上，按钮宽度不变',
        'over the label while `loading`; the button keeps its width',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say(
        '按下按钮；加载中或因故禁用时无效果。',
        'Presses the button; nothing while it is loading or disabled with a reason.',
      ),
    },
  ],
});
