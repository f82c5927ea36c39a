import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { PasswordField } from './PasswordField';

/** The guide of `PasswordField`. */
export const passwordFieldGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于输入或设置密码；可以显示明文，并提示大写锁定已开启。',
      'For a password that is entered or chosen; it can be revealed, and warns of Caps Lock.',
    ),
    say(
      '登录时设置 `autoComplete="current-password"`，设置新密码时用 `"new-password"`，便于密码管理器协助填写。',
      'With `autoComplete="current-password"` to log in and `"new-password"` to choose one, so that password managers help.',
    ),
  ],
  avoid: [
    say('一次性验证码：请用 `OtpField`。', 'For a one-time code: use `OtpField`.'),
    say(
      '带掩码的证件号码：请用 `MaskedValue`，填写理由后才能显示。',
      'For a masked identity number: use `MaskedValue`, which requires a reason to reveal it.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '一个可显示明文的输入框，一次就能输对。',
          'One field that can be revealed is typed correctly the first time.',
        ),
        example: (
          <PasswordField
            label={say('新密码', 'New password')}
            autoComplete="new-password"
            description={say(
              '8 到 20 位，含字母和数字',
              '8 to 20 characters, with letters and digits',
            )}
          />
        ),
      },
      dont: {
        note: say(
          '再加一个确认输入框，输入量翻倍，同样的错误还会被掩盖两次。',
          'A second field to repeat it doubles the typing and hides the same mistake twice.',
        ),
        example: (
          <>
            <TextField
              label={say('新密码', 'New password')}
              type="password"
              autoComplete="new-password"
            />
            <TextField
              label={say('再次输入新密码', 'Repeat new password')}
              type="password"
              autoComplete="new-password"
            />
          </>
        ),
      },
    },
    {
      do: {
        note: say('首次尝试之前就能看到规则。', 'The rule is visible before the first attempt.'),
        example: (
          <PasswordField
            label={say('密码', 'Password')}
            autoComplete="new-password"
            description={say(
              '8 到 20 位，含字母和数字',
              '8 to 20 characters, with letters and digits',
            )}
          />
        ),
      },
      dont: {
        note: say(
          '出错后才显示规则，白白浪费一次尝试。',
          'A rule that is shown only after an error costs an attempt.',
        ),
        example: (
          <PasswordField
            label={say('密码', 'Password')}
            autoComplete="new-password"
            defaultValue="1234"
            error={say('密码不符合要求', 'Password does not meet the requirements')}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say('一个 `<label>`，即无障碍名称', 'a `<label>`: the accessible name'),
    },
    {
      part: say('容器', 'Box'),
      is: say(
        '原生 `<input>`，显示明文之前类型为 `password`',
        'a native `<input>`, of type `password` until it is revealed',
      ),
    },
    {
      part: say('眼睛按钮', 'Eye'),
      is: say('位于末尾的按钮，以下一步操作命名', 'a button at the end, named by its next action'),
    },
    {
      part: say('提示', 'Hint'),
      is: say(
        '大写锁定开启时的一行提示，以礼貌模式播报，失焦后消失',
        'a polite line while Caps Lock is on, until blur',
      ),
    },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say('位于下方，与输入框一起朗读', 'below, read with the input'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say('移到输入框，再移到眼睛按钮。', 'Moves to the input, then to the eye.'),
    },
    { keys: 'Enter', does: say('在输入框中：提交表单。', 'In the input, submits the form.') },
    {
      keys: 'Enter, Space',
      does: say(
        '在眼睛按钮上：显示或隐藏密码；焦点不变。',
        'On the eye, reveals or hides the password; focus stays.',
      ),
    },
  ],
});
