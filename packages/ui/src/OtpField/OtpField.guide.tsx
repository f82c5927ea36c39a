import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { OtpField } from './OtpField';

/** The guide of `OtpField`. */
export const otpFieldGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于输入短信或身份验证器提供的一次性数字验证码。',
      'For a numeric one-time code from a text message or an authenticator.',
    ),
    say(
      '设置 `onComplete`，输完最后一位即提交。',
      'With `onComplete` to submit the code with its last digit.',
    ),
  ],
  avoid: [
    say(
      '密码或含字母的验证码：请用 `PasswordField` 或 `TextField`。',
      'For a password or a code with letters: use `PasswordField` or `TextField`.',
    ),
    say(
      '参与计算的数字：请用 `NumberField`。',
      'For a number used in calculations: use `NumberField`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '说明验证码的接收方和有效期。',
          'It names the receiver of the code and its validity.',
        ),
        example: (
          <OtpField
            label={say('短信验证码', 'Text message code')}
            description={say(
              '已发送至 138 **** 8000，5 分钟内有效',
              'Sent to 138 **** 8000, valid for 5 minutes',
            )}
          />
        ),
      },
      dont: {
        note: say(
          '是哪个手机？用户可能守着另一部手机等短信。',
          'Which phone? People wait for a message on the wrong one.',
        ),
        example: <OtpField label={say('短信验证码', 'Text message code')} />,
      },
    },
    {
      do: {
        note: say('输入格能看出还差几位。', 'Boxes show the number of missing digits.'),
        example: <OtpField label={say('短信验证码', 'Text message code')} defaultValue="382" />,
      },
      dont: {
        note: say(
          '普通输入框不显示位数，也不能自动填入短信中的验证码。',
          'A plain field neither counts nor autofills the code from the message.',
        ),
        example: <TextField label={say('短信验证码', 'Text message code')} defaultValue="382" />,
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say('一个 `<label>`，即无障碍名称', 'a `<label>`: the accessible name'),
    },
    {
      part: say('输入框', 'Input'),
      is: say(
        '覆盖所有输入格的一个透明原生 `<input>`：一个名称、一次粘贴、一次自动填充',
        'one transparent native `<input>` over all boxes: one name, one paste, one autofill',
      ),
    },
    {
      part: say('复选框组', 'Boxes'),
      is: say(
        '每位数字一格，对辅助技术隐藏，始终从左到右，不受文字方向影响',
        'one per digit, hidden from assistive technology, left-to-right in any text direction',
      ),
    },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say('位于下方，与输入框一起朗读', 'below, read with the input'),
    },
  ],
  keyboard: [
    {
      keys: '0–9',
      does: say('填入下一格；忽略其他字符。', 'Fill the next box; other characters are ignored.'),
    },
    {
      keys: 'Backspace',
      does: say(
        '删除最后一位；光标始终停在末尾。',
        'Removes the last digit; the caret always stays after it.',
      ),
    },
    {
      keys: 'Ctrl+A',
      does: say('选中所有数字，以便复制或替换。', 'Selects all digits, to copy or replace them.'),
    },
    {
      keys: 'Ctrl+V',
      does: say(
        '从粘贴的短信中找出验证码，填入所有输入格。',
        'Finds the code in a pasted message and fills all boxes.',
      ),
    },
    { keys: 'Enter', does: say('提交表单。', 'Submits the form.') },
  ],
});
