import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { Switch } from './Switch';

/** The guide of `Switch`. */
export const switchGuide: Guide = {
  group: 'Choices',
  use: [
    'For a setting that applies at once.',
    'With `loading` while the change is saved: it keeps its state and the focus, and ignores further changes.',
    'With `error` where it could not be saved: restore it, and report the error.',
  ],
  avoid: [
    'For a choice that is submitted by a button such as 保存: use `Checkbox`.',
    'For one of two named choices, such as a list and cards: use `SegmentedControl`.',
  ],
  pairs: [
    {
      do: {
        note: 'The label names the setting; the switch shows its state.',
        example: <Switch label="短信通知候选人" defaultChecked />,
      },
      dont: {
        note: 'On means off here: nobody is sure.',
        example: <Switch label="关闭短信通知" defaultChecked />,
      },
    },
    {
      do: {
        note: 'A consent waits for the form to be submitted.',
        example: <Checkbox label="我已阅读并同意《个人信息处理授权书》" />,
      },
      dont: {
        note: 'A switch suggests that it applies already.',
        example: <Switch label="我已阅读并同意《个人信息处理授权书》" />,
      },
    },
    {
      do: {
        note: 'A disabled switch gives the reason.',
        example: (
          <Switch label="双人复核" disabled defaultChecked description="由集团管理员统一设置" />
        ),
      },
      dont: {
        note: 'Disabled without a reason.',
        example: <Switch label="双人复核" disabled defaultChecked />,
      },
    },
  ],
  anatomy: [
    {
      part: 'Track and thumb',
      is: 'a native checkbox with the role of a switch; on is at the end of the line in any text direction',
    },
    { part: 'Label', is: 'after the track, part of the target: the accessible name' },
    { part: 'Spinner', is: 'in place of the thumb while `loading`; a polite status announces it' },
    { part: 'Help, error, note', is: 'below, aligned with the label, read with the switch' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Turns it on or off; nothing while it is loading or read-only.' },
    { keys: 'Tab', does: 'Moves to it, also while loading or read-only; past it while disabled.' },
  ],
};
