import { TextField } from '../TextField/TextField';
import type { Guide } from '../internal/guide';
import { Field } from './Field';
import { fieldAria } from './fieldAria';

/** The guide of `Field`. */
export const fieldGuide: Guide = (say) => {
  const birth = { description: say('与证件一致', 'As on the ID document') };
  return {
    group: 'Inputs',
    use: [
      say(
        '用于包裹本库没有的控件：原生日期、颜色，或其他库的控件。',
        'Around a control that this library lacks: a native date, a colour, a control of another library.',
      ),
      say(
        '用 `useField` 在字段与控件之间共享 props；控件不是原生输入元素时，配合 `FormValue`。',
        'With `useField`, which shares the props between field and control; with `FormValue`, where the control is not a native input.',
      ),
      say(
        '工具栏或表格中的每个字段都设置 `size`：同一行的输入框高度一致。',
        'With `size` on every field of a toolbar or a table: boxes of one row have one height.',
      ),
      say(
        '控件设置 `disabled` 时，用 `description` 写明原因：谁能更改，或需要先做什么。',
        'With `disabled` on the control and a `description` with the reason: who can change it, or what has to happen first.',
      ),
    ],
    avoid: [
      say(
        '文本输入：使用 `TextField`、`TextArea`、`NumberField` 等，它们已包含字段。',
        'Around text: use `TextField`, `TextArea`, `NumberField` and the others, which include it.',
      ),
      say(
        '多个复选框或单选框：使用 `CheckboxGroup` 或 `RadioGroup`，它们有组标题。',
        'Around several boxes or radio buttons: use `CheckboxGroup` or `RadioGroup`, which have a legend.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '说明位于下方，输入时始终可见。',
            'The description is below, where it stays while typing.',
          ),
          example: (
            <Field label={say('出生日期', 'Date of birth')} controlId="guide-birth" {...birth}>
              <input id="guide-birth" type="date" {...fieldAria('guide-birth', birth)} />
            </Field>
          ),
        },
        dont: {
          note: say(
            '占位文字中的解释，输入第一个字符后就消失了。',
            'A placeholder with an explanation disappears with the first letter.',
          ),
          example: (
            <TextField
              label={say('出生日期', 'Date of birth')}
              placeholder={say(
                '与证件一致，如 1994-06-18',
                'As on the ID document, e.g. 1994-06-18',
              )}
            />
          ),
        },
      },
      {
        do: {
          note: say('禁用的控件给出原因。', 'A disabled control gives the reason.'),
          example: (
            <TextField
              label={say('签约主体', 'Contracting entity')}
              disabled
              defaultValue={say('明鉴（上海）', 'Mingjian (Shanghai)')}
              description={say(
                '合同生效后不能更改',
                'Cannot be changed once the contract is in force',
              )}
            />
          ),
        },
        dont: {
          note: say('禁用却没有原因。', 'Disabled without a reason.'),
          example: (
            <TextField
              label={say('签约主体', 'Contracting entity')}
              disabled
              defaultValue={say('明鉴（上海）', 'Mingjian (Shanghai)')}
            />
          ),
        },
      },
      {
        do: {
          note: say('错误给出修改方法。', 'An error gives the remedy.'),
          example: (
            <TextField
              label={say('手机', 'Phone')}
              defaultValue="138"
              error={say('请输入 11 位手机号码', 'Enter an 11-digit mobile number')}
            />
          ),
        },
        dont: {
          note: say(
            '没有修改方法的错误，只能靠猜。',
            'An error without a remedy makes people guess.',
          ),
          example: (
            <TextField
              label={say('手机', 'Phone')}
              defaultValue="138"
              error={say('格式错误', 'Invalid format')}
            />
          ),
        },
      },
      {
        do: {
          note: say(
            '不寻常但允许的值用警告：提醒再看一眼，从不阻止保存。',
            'An unusual but allowed value is a warning: it asks for a second look and never blocks saving.',
          ),
          example: (
            <TextField
              label={say('手机', 'Phone')}
              defaultValue="138 0000 0421"
              note={{
                tone: 'warning',
                text: say(
                  '另有 2 位候选人用这个号码，请确认没有填错',
                  '2 other candidates use this number. Please check that it is correct.',
                ),
              }}
            />
          ),
        },
        dont: {
          note: say('作为错误，会拒绝有效的值。', 'As an error it rejects a valid value.'),
          example: (
            <TextField
              label={say('手机', 'Phone')}
              defaultValue="138 0000 0421"
              error={say('另有 2 位候选人用这个号码', '2 other candidates use this number')}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('标签', 'Label'),
        is: say(
          '与 `controlId` 关联的 `<label>`；设置 `hideLabel` 时仅供朗读',
          'a `<label>` linked to `controlId`; with `hideLabel` only read aloud',
        ),
      },
      {
        part: say('标记', 'Mark'),
        is: say(
          '必填控件标签后的星号，对辅助技术隐藏：必填由控件自身播报',
          'a star after the label of a required control, hidden from assistive technology: the control announces it',
        ),
      },
      {
        part: say('控件', 'Control'),
        is: say(
          '即子元素，传入 `fieldAria(controlId, options)`',
          'the child, given `fieldAria(controlId, options)`',
        ),
      },
      {
        part: say('附注', 'Aside'),
        is: say(
          '可选，位于下方行尾：字数统计',
          'optional, at the end of the line below: a character count',
        ),
      },
      {
        part: say('说明', 'Help'),
        is: say('即 `description`，与控件一同读出', '`description`, read with the control'),
      },
      {
        part: say('错误', 'Error'),
        is: say(
          '警告提示，出现时读出，也随控件读出；将控件标记为无效',
          'an alert, read when it appears and with the control; it marks the control invalid',
        ),
      },
      {
        part: say('备注', 'Note'),
        is: say(
          '即 `note`，没有错误时占用错误的位置：已通过、不寻常或校验中。不打断地播报，带图标；文字变化时该行保留。控件采用其色调，校验期间为忙碌状态',
          '`note` in place of an error, while there is none: accepted, unusual, or being checked. Polite, with a sign; the line stays while its text changes. The control takes its tone, and is busy while it is checked',
        ),
      },
    ],
    keyboard: [],
  };
};
