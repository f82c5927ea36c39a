import { Checkbox } from '../Checkbox/Checkbox';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { Fieldset } from './Fieldset';

/** The guide of `Fieldset`. */
export const fieldsetGuide: Guide = {
  group: 'Inputs',
  use: [
    'For fields that are one answer together: an address, a contact, a period of employment.',
    'With `disabled` where all of them wait for the same thing; `description` says for what.',
  ],
  avoid: [
    'For one choice: use `RadioGroup`; for several `CheckboxGroup`. They are groups themselves.',
    'For every section of a long form: headings and `Card`s are read less often aloud.',
  ],
  pairs: [
    {
      do: {
        note: 'The legend says whose name it is.',
        example: (
          <Fieldset legend="紧急联系人">
            <TextField label="姓名" />
            <TextField label="手机" />
          </Fieldset>
        ),
      },
      dont: {
        note: 'Without a group every label repeats it.',
        example: (
          <div>
            <TextField label="紧急联系人的姓名" />
            <TextField label="紧急联系人的手机" />
          </div>
        ),
      },
    },
    {
      do: {
        note: 'One choice out of many is a group of its own.',
        example: (
          <CheckboxGroup
            label="核验项目"
            options={[
              { value: 'identity', label: '身份' },
              { value: 'education', label: '学历' },
            ]}
            value={['identity']}
            onValueChange={() => {}}
          />
        ),
      },
      dont: {
        note: 'Single boxes in a fieldset have no common error and no limits.',
        example: (
          <Fieldset legend="核验项目">
            <Checkbox label="身份" defaultChecked />
            <Checkbox label="学历" />
          </Fieldset>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Group', is: 'a native `<fieldset>`, which disables its fields' },
    { part: 'Legend', is: 'names the group; read aloud before its first field' },
    { part: 'Description', is: 'above the fields' },
    { part: 'Error', is: 'below the fields, announced when it appears' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the fields. The group itself takes no focus.' }],
};
