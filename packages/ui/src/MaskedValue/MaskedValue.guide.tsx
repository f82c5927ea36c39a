import type { Guide } from '../internal/guide';
import { CopyButton } from '../CopyButton/CopyButton';
import { MaskedValue } from './MaskedValue';

const reveal = () => Promise.resolve('13812342046');
const nothing = () => {};

/** The guide of `MaskedValue`. */
export const maskedValueGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于候选人的个人信息：手机号、身份证号、地址、银行账号。',
      'For personal data of a candidate: mobile number, ID number, address, bank account.',
    ),
    say(
      '无权查看时不设置 `onReveal`，禁止复制时不设置 `onCopy`。',
      'Without `onReveal` for people who may not see it, without `onCopy` where it must not be copied.',
    ),
  ],
  avoid: [
    say(
      '需要输入的密码：请用 `PasswordField`。',
      'For a password that is typed: use `PasswordField`.',
    ),
    say(
      '不敏感的值：请用纯文本加 `CopyButton`。',
      'For a value that is not sensitive: plain text with a `CopyButton`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '页面中只有掩码；填写理由后才由服务端返回原值，并限时显示。',
          'The page contains the mask; the value comes from the server with a reason, for a limited time.',
        ),
        example: (
          <MaskedValue
            label={say('手机号', 'Mobile number')}
            masked="138****2046"
            onReveal={reveal}
            onCopy={nothing}
          />
        ),
      },
      dont: {
        note: say(
          '原值已在页面中，掩码起不到保护作用：可以被复制且不留记录。',
          'A mask over a value that is already in the page protects nothing: it can be copied without a record.',
        ),
        example: (
          <span>
            138****2046{' '}
            <CopyButton text="13812342046" label={say('复制手机号', 'Copy mobile number')} />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('组', 'Group'),
      is: say(
        '以 `label` 命名的 `<span role="group">`',
        'a `<span role="group">` named by `label`',
      ),
    },
    {
      part: say('值', 'Value'),
      is: say(
        '掩码，或在 `seconds` 秒内显示原值；窗口失去焦点时隐藏',
        'the mask, or for `seconds` the value; hidden when the window loses focus',
      ),
    },
    {
      part: say('显示、隐藏', 'Show, hide'),
      is: say(
        '图标按钮；显示原值时打开面板，要求填写理由',
        'an icon button; revealing opens a panel that requires a reason',
      ),
    },
    {
      part: say('复制', 'Copy'),
      is: say(
        '仅在原值可见时出现；先调用 `onCopy`',
        'only while the value is visible; `onCopy` is called first',
      ),
    },
    {
      part: say('播报', 'Announcement'),
      is: say(
        '`role="status"`：播报显示时长和已隐藏，绝不播报原值',
        'a `role="status"`: shown for how long, hidden; never the value itself',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say(
        '在眼睛按钮上：打开面板，焦点进入理由输入框；原值显示期间，同一按钮用于隐藏。',
        'On the eye, opens the panel with focus in the reason; while revealed, the same button hides the value.',
      ),
    },
    {
      keys: 'Enter',
      does: say(
        '在理由输入框中：请求原值；显示后焦点移到隐藏按钮。',
        'In the reason, requests the value; when it is visible, focus is on the button that hides it.',
      ),
    },
    {
      keys: 'Escape',
      does: say('关闭面板，焦点回到眼睛按钮。', 'Closes the panel and returns focus to the eye.'),
    },
  ],
});
