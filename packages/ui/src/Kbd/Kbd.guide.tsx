import type { Guide } from '../internal/guide';
import { Kbd } from './Kbd';

/** The guide of `Kbd`. */
export const kbdGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于展示按键或快捷键：文字提示、菜单、帮助页。',
      'To show a key or a shortcut: in a tooltip, a menu, a help page.',
    ),
    say(
      '用 `Mod` 表示 Mac 上的 Command 和其他系统上的 Ctrl，根据当前设备判断。',
      'With `Mod` for Command on a Mac and Ctrl elsewhere, detected from the machine.',
    ),
  ],
  avoid: [
    say('绑定快捷键：它不绑定任何按键。', 'To bind a shortcut: it binds nothing.'),
    say(
      '代码、编号和需要复制的值：请用纯文本加 `CopyButton`。',
      'For code, ids and values to copy: use plain text with a `CopyButton`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '使用 `Mod` 和按键名称：按当前设备的键盘显示，朗读时读作文字。',
          '`Mod` and key names: shown as on the keyboard of the machine, and read as words.',
        ),
        example: (
          <span>
            {say('按', 'Press')} <Kbd keys="Mod+Enter" /> {say('提交', 'to submit')}
          </span>
        ),
      },
      dont: {
        note: say(
          '一个平台的符号在另一个平台上是错的，还会被读作“名胜古迹符号”。',
          'Symbols of one platform are wrong on the other, and read as "place of interest sign".',
        ),
        example: (
          <span>
            {say('按', 'Press')} <Kbd keys="⌘+⏎" /> {say('提交', 'to submit')}
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('快捷键', 'Shortcut'),
      is: say(
        '从左到右的 `<kbd>`，不受文字方向影响',
        'a left-to-right `<kbd>` in any text direction',
      ),
    },
    {
      part: say('按键', 'Key'),
      is: say(
        '每个按键一个 `<kbd>`：按键盘样式显示，按名称朗读',
        'one `<kbd>` each: shown as on the keyboard, read by its name',
      ),
    },
  ],
  keyboard: [],
});
