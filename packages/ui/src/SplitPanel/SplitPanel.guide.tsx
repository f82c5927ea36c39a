import type { Guide } from '../internal/guide';
import { SplitPanel } from './SplitPanel';

/** The guide of `SplitPanel`. */
export const splitPanelGuide: Guide = {
  use: [
    'For two things that are worked on together, where nobody knows beforehand which needs more room: documents beside findings.',
    'With `value` and `onValueChange` to remember the size: the parent hears of it once, at the end of a drag.',
  ],
  avoid: [
    'For details that come and go beside a list: use `Drawer`.',
    'For two views of which one is needed at a time: use `Tabs`.',
    'For more than two panes: one inside the other soon has handles that nobody tells apart.',
  ],
  pairs: [
    {
      do: {
        note: 'Each pane has a name, and neither can be made useless by accident.',
        example: (
          <div style={{ height: 96 }}>
            <SplitPanel
              label="材料"
              start="学位证书.pdf"
              endLabel="核实结论"
              end="学历属实"
              min={30}
              max={70}
            />
          </div>
        ),
      },
      dont: {
        note: 'No limits: a slip of the hand leaves a pane of one character a line.',
        example: (
          <div style={{ height: 96 }}>
            <SplitPanel
              label="候选人材料"
              start="学位证书.pdf"
              endLabel="结论"
              end="学历属实"
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
      part: 'Panes',
      is: 'two named groups that scroll each for itself; stacked where there are less than 480 px',
    },
    { part: 'Handle', is: 'a `role="separator"` with the share of the first pane in percent' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the handle, and to a pane whose content does not fit.' },
    {
      keys: '→, ← or ↓, ↑',
      does: 'Makes the first pane larger or smaller by 2 %; mirrored from right to left.',
    },
    { keys: 'PageDown, PageUp', does: 'Makes the first pane larger or smaller by 10 %.' },
    { keys: 'Home, End', does: 'Makes the first pane as small or as large as it may be.' },
    { keys: 'Enter', does: 'Puts the first pane away, or brings it back as it was.' },
  ],
};
