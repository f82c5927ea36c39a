import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { Switch } from './Switch';

/** The guide of `Switch`. */
export const switchGuide: Guide = {
  use: [
    'To turn a setting on or off that is in force at once.',
    'With `loading` while the change is saved: it keeps its place and the focus, and takes no further change.',
    'With `error` where it could not be saved: put it back, and say so.',
  ],
  avoid: [
    'For what waits for a button such as 保存: use `Checkbox`.',
    'For one of two named choices, such as a list and cards: use `SegmentedControl`.',
  ],
  pairs: [
    {
      do: {
        note: 'The label names what is on; the switch shows whether it is.',
        example: <Switch label="短信通知候选人" defaultChecked />,
      },
      dont: {
        note: 'On means off here: nobody is sure.',
        example: <Switch label="关闭短信通知" defaultChecked />,
      },
    },
    {
      do: {
        note: 'A consent waits for the form to be sent.',
        example: <Checkbox label="我已阅读并同意《个人信息处理授权书》" />,
      },
      dont: {
        note: 'A switch says that it is in force already.',
        example: <Switch label="我已阅读并同意《个人信息处理授权书》" />,
      },
    },
    {
      do: {
        note: 'What cannot be turned says why.',
        example: (
          <Switch label="双人复核" disabled defaultChecked description="由集团管理员统一设置" />
        ),
      },
      dont: {
        note: 'Grey without a reason is a riddle.',
        example: <Switch label="双人复核" disabled defaultChecked />,
      },
    },
  ],
  anatomy: [
    {
      part: 'Track and thumb',
      is: 'a native checkbox with the role of a switch; on is at the end of the line in every direction',
    },
    { part: 'Label', is: 'behind the track, part of the target: the accessible name' },
    { part: 'Spinner', is: 'in place of the thumb while `loading`; a polite status says it too' },
    { part: 'Help, error, note', is: 'below, in line with the label, read with the switch' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Turns it on or off; nothing while it is loading or read-only.' },
    { keys: 'Tab', does: 'Moves to it, also while loading or read-only; past it while disabled.' },
  ],
};
