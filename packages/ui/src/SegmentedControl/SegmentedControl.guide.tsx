import { LayoutGrid, List } from 'lucide-react';
import type { Guide } from '../internal/guide';
import { Switch } from '../Switch/Switch';
import { SegmentedControl } from './SegmentedControl';

const views = [
  { value: 'list', label: '列表', icon: List },
  { value: 'cards', label: '卡片', icon: LayoutGrid },
];

/** The guide of `SegmentedControl`. */
export const segmentedControlGuide: Guide = {
  group: 'Choices',
  use: [
    'For one of two to five short choices that applies at once: a view, a period, a way to log in.',
    'With `hideLabel` in a toolbar, where the options are self-explanatory.',
  ],
  avoid: [
    'To switch between parts of a page: use `Tabs`, which announce that.',
    'For more than five, or long labels: use `Select`. For choices with descriptions: `RadioGroup`.',
    'For on and off: use `Switch`.',
  ],
  pairs: [
    {
      do: {
        note: 'On and off is a switch.',
        example: <Switch label="只看我的订单" defaultChecked />,
      },
      dont: {
        note: 'Which half is on?',
        example: (
          <SegmentedControl
            label="只看我的订单"
            options={[
              { value: 'on', label: '开' },
              { value: 'off', label: '关' },
            ]}
            defaultValue="on"
          />
        ),
      },
    },
    {
      do: {
        note: 'A few short labels of similar length.',
        example: <SegmentedControl label="视图" hideLabel options={views} defaultValue="list" />,
      },
      dont: {
        note: 'Long labels overflow the toolbar and have to be scrolled.',
        example: (
          <SegmentedControl
            label="视图"
            hideLabel
            options={[
              { value: 'list', label: '按接单时间先后排列的列表' },
              { value: 'cards', label: '按背调项目分组的卡片' },
            ]}
            defaultValue="list"
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Group', is: 'a `<fieldset>` with a `<legend>`: the name of the group' },
    {
      part: 'Segments',
      is: 'native radio buttons of one name, each shown as a part of the bar; one is always selected',
    },
    { part: 'Icon', is: 'optional, before the label and hidden from assistive technology' },
    {
      part: 'Help',
      is: '`description`, below and read with the group; for a disabled one, the reason',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected segment, then out of the group.' },
    {
      keys: 'Arrow right, Arrow down',
      does: 'Select the next enabled one, wrapping around; in right-to-left text it is Arrow left.',
    },
    {
      keys: 'Arrow left, Arrow up',
      does: 'Select the previous one; in right-to-left text it is Arrow right.',
    },
  ],
};
