import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { CheckboxGroup } from './CheckboxGroup';

const checks = ['身份核实', '学历核实', '工作履历核实', '司法记录'].map((label) => ({
  value: label,
  label,
}));

/** The guide of `CheckboxGroup`. */
export const checkboxGroupGuide: Guide = {
  group: 'Choices',
  use: [
    'For any number of choices out of up to a dozen visible options.',
    'With `min` and `max` where there are limits: the rule and the count are shown below.',
    'With `withAll` where all is a frequent answer.',
  ],
  avoid: [
    'For one choice out of several: use `RadioGroup`.',
    'For more than a dozen, or where space is tight: use `MultiSelect`.',
    'For a single yes or no: use `Checkbox`.',
  ],
  pairs: [
    {
      do: {
        note: 'One question, one legend, one error.',
        example: <CheckboxGroup label="背调项目" options={checks} defaultValue={['身份核实']} />,
      },
      dont: {
        note: 'Separate boxes: a screen reader does not announce what they belong to.',
        example: (
          <>
            <Checkbox label="身份核实" defaultChecked /> <Checkbox label="学历核实" />{' '}
            <Checkbox label="司法记录" />
          </>
        ),
      },
    },
    {
      do: {
        note: 'The limit is visible before it is reached.',
        example: (
          <CheckboxGroup label="加购项目" options={checks} defaultValue={['司法记录']} max={2} />
        ),
      },
      dont: {
        note: 'The limit comes as an error, after the choice.',
        example: (
          <CheckboxGroup
            label="加购项目"
            options={checks}
            defaultValue={['身份核实', '学历核实', '司法记录']}
            error="最多选 2 项"
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Group', is: 'a `<fieldset>` with a `<legend>`: the name of the group' },
    { part: 'Box for all', is: 'optional, first; indeterminate while only some are selected' },
    { part: 'Boxes', is: 'native checkboxes, each with its label and its own description' },
    { part: 'Limits', is: 'the allowed and the current number of values, announced politely' },
    { part: 'Help, error, note', is: 'below, read with the group' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from box to box; past what is disabled.' },
    { keys: 'Space', does: 'Selects or deselects a box; on the first, all or none.' },
  ],
};
