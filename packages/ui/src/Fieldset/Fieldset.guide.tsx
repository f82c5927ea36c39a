import { Checkbox } from '../Checkbox/Checkbox';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { Fieldset } from './Fieldset';

/** The guide of `Fieldset`. */
export const fieldsetGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于共同构成一个答案的多个字段：地址、联系人、任职时间。',
      'For fields that are one answer together: an address, a contact, a period of employment.',
    ),
    say(
      '各字段都在等待同一条件时，设置 `disabled`；用 `description` 说明在等什么。',
      'With `disabled` where all of them wait for the same thing; `description` says for what.',
    ),
  ],
  avoid: [
    say(
      '单选：使用 `RadioGroup`；多选：使用 `CheckboxGroup`。它们本身就是组。',
      'For one choice: use `RadioGroup`; for several `CheckboxGroup`. They are groups themselves.',
    ),
    say(
      '长表单的每个章节：使用标题和 `Card`，重复朗读更少。',
      'For every section of a long form: headings and `Card`s are read less often aloud.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('组标题说明是谁的姓名。', 'The legend says whose name it is.'),
        example: (
          <Fieldset legend={say('紧急联系人', 'Emergency contact')}>
            <TextField label={say('姓名', 'Name')} />
            <TextField label={say('手机', 'Phone')} />
          </Fieldset>
        ),
      },
      dont: {
        note: say('没有分组，每个标签都要重复一遍。', 'Without a group every label repeats it.'),
        example: (
          <div>
            <TextField label={say('紧急联系人的姓名', 'Emergency contact’s name')} />
            <TextField label={say('紧急联系人的手机', 'Emergency contact’s phone')} />
          </div>
        ),
      },
    },
    {
      do: {
        note: say(
          '从多项中选择，本身就是一个组。',
          'One choice out of many is a group of its own.',
        ),
        example: (
          <CheckboxGroup
            label={say('核验项目', 'Check items')}
            options={[
              { value: 'identity', label: say('身份', 'Identity') },
              { value: 'education', label: say('学历', 'Education') },
            ]}
            value={['identity']}
            onValueChange={() => {}}
          />
        ),
      },
      dont: {
        note: say(
          '字段组中的单个复选框没有共同的错误，也没有数量限制。',
          'Single boxes in a fieldset have no common error and no limits.',
        ),
        example: (
          <Fieldset legend={say('核验项目', 'Check items')}>
            <Checkbox label={say('身份', 'Identity')} defaultChecked />
            <Checkbox label={say('学历', 'Education')} />
          </Fieldset>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('组', 'Group'),
      is: say(
        '原生 `<fieldset>`，可禁用其中的字段',
        'a native `<fieldset>`, which disables its fields',
      ),
    },
    {
      part: say('组标题', 'Legend'),
      is: say(
        '为组命名；在第一个字段之前读出',
        'names the group; read aloud before its first field',
      ),
    },
    { part: say('描述', 'Description'), is: say('位于字段上方', 'above the fields') },
    {
      part: say('错误', 'Error'),
      is: say('位于字段下方，出现时播报', 'below the fields, announced when it appears'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '在字段之间移动。组本身不获得焦点。',
        'Moves through the fields. The group itself takes no focus.',
      ),
    },
  ],
});
