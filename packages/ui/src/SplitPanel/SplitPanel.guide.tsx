import type { Guide } from '../internal/guide';
import { SplitPanel } from './SplitPanel';

/** The guide of `SplitPanel`. */
export const splitPanelGuide: Guide = (say) => ({
  group: 'Layout',
  use: [
    say(
      '用于需要同时使用又争抢空间的两个视图：材料与核实结论并排。',
      'For two views that are used together and compete for space: documents beside findings.',
    ),
    say(
      '用 `value` 和 `onValueChange` 保存尺寸：拖动结束时只通知父组件一次。',
      'With `value` and `onValueChange` to store the size: the parent is called once, at the end of a drag.',
    ),
  ],
  avoid: [
    say('列表旁的临时详情：请用 `Drawer`。', 'For temporary details beside a list: use `Drawer`.'),
    say(
      '两个视图每次只需要一个：请用 `Tabs`。',
      'For two views of which one is needed at a time: use `Tabs`.',
    ),
    say(
      '超过两个窗格：面板嵌套后，没人分得清各个分隔条。',
      'For more than two panes: nested panels have handles that nobody can distinguish.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '每个窗格都有名称，且都不会小到无法使用。',
          'Each pane has a name, and neither can be made unusably small.',
        ),
        example: (
          <div style={{ height: 96 }}>
            <SplitPanel
              label={say('材料', 'Documents')}
              start={say('学位证书.pdf', 'Degree certificate.pdf')}
              endLabel={say('核实结论', 'Verification result')}
              end={say('学历属实', 'Degree is genuine')}
              min={30}
              max={70}
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '没有限制：误拖一下，窗格就窄到每行只剩一个字。',
          'No limits: an accidental drag leaves a pane of one character a line.',
        ),
        example: (
          <div style={{ height: 96 }}>
            <SplitPanel
              label={say('候选人材料', 'Candidate documents')}
              start={say('学位证书.pdf', 'Degree certificate.pdf')}
              endLabel={say('结论', 'Conclusion')}
              end={say('学历属实', 'Degree is genuine')}
              min={2}
              max={98}
              defaultValue={6}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('窗格', 'Panes'),
      is: say(
        '两个有名称的分组，各自滚动；宽度小于 480 px 时上下排列',
        'two named groups that scroll separately; stacked below a width of 480 px',
      ),
    },
    {
      part: say('分隔条', 'Handle'),
      is: say(
        '一个 `role="separator"`，值为第一个窗格所占的百分比',
        'a `role="separator"` with the share of the first pane in percent',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移到分隔条，以及内容溢出的窗格。',
        'Moves to the handle, and to a pane whose content overflows.',
      ),
    },
    {
      keys: '→, ← or ↓, ↑',
      does: say(
        '将第一个窗格调整 2%；从右到左书写时方向相反。',
        'Resizes the first pane by 2 %; mirrored in right-to-left text.',
      ),
    },
    {
      keys: 'PageDown, PageUp',
      does: say('将第一个窗格调整 10%。', 'Resizes the first pane by 10 %.'),
    },
    {
      keys: 'Home, End',
      does: say(
        '将第一个窗格调整到最小或最大。',
        'Resizes the first pane to its minimum or maximum.',
      ),
    },
    {
      keys: 'Enter',
      does: say(
        '收起第一个窗格，或恢复其尺寸。',
        'Collapses the first pane, or restores its size.',
      ),
    },
  ],
});
