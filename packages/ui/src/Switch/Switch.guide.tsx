import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { Switch } from './Switch';

/** The guide of `Switch`. */
export const switchGuide: Guide = (say) => ({
  group: 'Choices',
  use: [
    say('用于立即生效的设置。', 'For a setting that applies at once.'),
    say(
      '保存更改期间加 `loading`：开关保持状态和焦点，忽略后续更改。',
      'With `loading` while the change is saved: it keeps its state and the focus, and ignores further changes.',
    ),
    say(
      '无法保存时加 `error`：恢复原状态并提示错误。',
      'With `error` where it could not be saved: restore it, and report the error.',
    ),
  ],
  avoid: [
    say(
      '由“保存”等按钮提交的选择：用 `Checkbox`。',
      'For a choice that is submitted by a button such as Save: use `Checkbox`.',
    ),
    say(
      '在两个有名称的选项中二选一，如列表与卡片：用 `SegmentedControl`。',
      'For one of two named choices, such as a list and cards: use `SegmentedControl`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '标签说明设置，开关显示状态。',
          'The label names the setting; the switch shows its state.',
        ),
        example: (
          <Switch
            label={say('短信通知候选人', 'Notify the candidate by text message')}
            defaultChecked
          />
        ),
      },
      dont: {
        note: say('这里的“开”表示关闭：谁也拿不准。', 'On means off here: nobody is sure.'),
        example: (
          <Switch label={say('关闭短信通知', 'Turn off SMS notifications')} defaultChecked />
        ),
      },
    },
    {
      do: {
        note: say('同意条款随表单提交才生效。', 'A consent waits for the form to be submitted.'),
        example: (
          <Checkbox
            label={say(
              '我已阅读并同意《个人信息处理授权书》',
              'I have read and agree to the Personal Information Processing Authorization',
            )}
          />
        ),
      },
      dont: {
        note: say('开关会让人以为已经生效。', 'A switch suggests that it applies already.'),
        example: (
          <Switch
            label={say(
              '我已阅读并同意《个人信息处理授权书》',
              'I have read and agree to the Personal Information Processing Authorization',
            )}
          />
        ),
      },
    },
    {
      do: {
        note: say('禁用的开关说明原因。', 'A disabled switch gives the reason.'),
        example: (
          <Switch
            label={say('双人复核', 'Two-person review')}
            disabled
            defaultChecked
            description={say('由集团管理员统一设置', 'Set centrally by the group administrator')}
          />
        ),
      },
      dont: {
        note: say('禁用却没有原因。', 'Disabled without a reason.'),
        example: <Switch label={say('双人复核', 'Two-person review')} disabled defaultChecked />,
      },
    },
  ],
  anatomy: [
    {
      part: say('轨道和滑块', 'Track and thumb'),
      is: say(
        '开关角色的原生复选框；无论文字方向如何，“开”始终在行尾一侧',
        'a native checkbox with the role of a switch; on is at the end of the line in any text direction',
      ),
    },
    {
      part: say('标签', 'Label'),
      is: say(
        '位于轨道之后，属于点击区域：无障碍名称',
        'after the track, part of the target: the accessible name',
      ),
    },
    {
      part: say('加载图标', 'Spinner'),
      is: say(
        '`loading` 期间取代滑块；状态区域会不打断地播报',
        'in place of the thumb while `loading`; a polite status announces it',
      ),
    },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say(
        '位于下方，与标签对齐，随开关一起朗读',
        'below, aligned with the label, read with the switch',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Space',
      does: say(
        '开启或关闭；加载中或只读时无效果。',
        'Turns it on or off; nothing while it is loading or read-only.',
      ),
    },
    {
      keys: 'Tab',
      does: say(
        '移至开关，加载中或只读时也可到达；禁用时跳过。',
        'Moves to it, also while loading or read-only; past it while disabled.',
      ),
    },
  ],
});
