import type { Guide } from '../internal/guide';
import { SplitPanel } from './SplitPanel';

/** The guide of `SplitPanel`. */
export const splitPanelGuide: Guide = {
  group: 'Layout',
  use: [
    'For two views that are used together and compete for space: documents beside findings.',
    'With `value` and `onValueChange` to store the size: the parent is called once, at the end of a drag.',
  ],
  avoid: [
    'For temporary details beside a list: use `Drawer`.',
    'For two views of which one is needed at a time: use `Tabs`.',
    'For more than two panes: nested panels have handles that nobody can distinguish.',
  ],
  pairs: [
    {
      do: {
        note: 'Each pane has a name, and neither can be made unusably small.',
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
        note: 'No limits: an accidental drag leaves a pane of one character a line.',
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
      is: 'two named groups that scroll separately; stacked below a width of 480 px',
    },
    { part: 'Handle', is: 'a `role="separator"` with the share of the first pane in percent' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the handle, and to a pane whose content overflows.' },
    {
      keys: '→, ← or ↓, ↑',
      does: 'Resizes the first pane by 2 %; mirrored in right-to-left text.',
    },
    { keys: 'PageDown, PageUp', does: 'Resizes the first pane by 10 %.' },
    { keys: 'Home, End', does: 'Resizes the first pane to its minimum or maximum.' },
    { keys: 'Enter', does: 'Collapses the first pane, or restores its size.' },
  ],
};
