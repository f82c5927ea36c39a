import type { Guide, Say } from '../internal/guide';
import { StatusLight } from '../StatusLight/StatusLight';
import { Steps, type StepItem } from './Steps';

/** Four steps of an order, the third one active. */
const stepsOf = (say: Say): StepItem[] => [
  { key: 'placed', label: say('客户下单', 'Order placed'), state: 'done', note: '11-17 10:03' },
  { key: 'accepted', label: say('接单', 'Accepted'), state: 'done', note: '11-17 10:40' },
  {
    key: 'consent',
    label: say('候选人授权', 'Consent'),
    state: 'current',
    note: say('剩 2 项', '2 items left'),
  },
  { key: 'collection', label: say('信息收集', 'Collection'), state: 'todo' },
];

/** The guide of `Steps`. */
export const stepsGuide: Guide = (say) => ({
  group: 'Navigation',
  use: [
    say(
      '用于固定流程：订单的九个步骤、一次导入。',
      'For a fixed process: the nine steps of an order, an import.',
    ),
    say(
      '记录页头部放 `size="small"` 的细条，把高度留给内容。',
      'With `size="small"` in the head of a record: a slim rail that leaves the height to the content.',
    ),
    say(
      '自动执行的步骤（如校验导入文件）加 `loading`：让用户知道可以等待。',
      'With `loading` for an automatic step, such as checking an import: people learn that they may wait.',
    ),
    say(
      '每一步都有各自的内容时，加 `onValueChange`。',
      'With `onValueChange` where each step has its own content.',
    ),
  ],
  avoid: [
    say('单个状态：用 `StatusLight` 或 `Tag`。', 'For a single state: use `StatusLight` or `Tag`.'),
    say('带时间的历史事件：用 `Timeline`。', 'For past events with times: use `Timeline`.'),
    say('完成比例：用 `Progress`。', 'For the completed share: use `Progress`.'),
  ],
  pairs: [
    {
      do: {
        note: say('步骤名称为用户所熟悉的流程。', 'A process with familiar step names.'),
        example: <Steps label={say('订单进度', 'Order progress')} steps={stepsOf(say)} />,
      },
      dont: {
        note: say('单个状态不需要步骤条。', 'One state needs no bar.'),
        example: (
          <Steps
            label={say('授权', 'Authorization')}
            steps={[{ key: 'a', label: say('已授权', 'Authorized'), state: 'done' }]}
          />
        ),
      },
    },
    {
      do: {
        note: say('单个状态用状态灯。', 'One state is a light.'),
        example: <StatusLight tone="success">{say('已授权', 'Authorized')}</StatusLight>,
      },
      dont: {
        note: say('标签过长，每一步都被迫换行。', 'Labels that do not fit make every step wrap.'),
        example: (
          <Steps
            label={say('订单进度', 'Order progress')}
            steps={stepsOf(say).map((step) => ({
              ...step,
              label: say(
                `等待候选人${step.label}并在线签署授权书`,
                `Waiting for the candidate: ${step.label}, and signing of the consent online`,
              ),
            }))}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标记', 'Marker'),
      is: say(
        '数字、对勾、叉号，或旋转圆环中的数字：状态绝不只靠颜色传达',
        'number, tick, cross, or a number in a spinning ring: colour is never the only carrier of the state',
      ),
    },
    {
      part: say('标签', 'Label'),
      is: say(
        '步骤名称，以及供辅助技术读取的状态',
        'the step, and its state for assistive technology',
      ),
    },
    { part: say('备注', 'Note'), is: say('日期或人员', 'a date or a person') },
    {
      part: say('行', 'Line'),
      is: say('连接各步骤；到当前步骤为止着色', 'joins the steps; coloured up to the current one'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '步骤可选时，在各步骤间移动；否则仅在步骤条可滚动时聚焦步骤条。',
        'Moves through the steps when they can be selected; otherwise focuses the bar only while it scrolls.',
      ),
    },
    { keys: 'Enter, Space', does: say('选中该步骤。', 'Selects the step.') },
    { keys: '←, →', does: say('滚动超出宽度的步骤条。', 'Scrolls a bar that overflows.') },
  ],
});
