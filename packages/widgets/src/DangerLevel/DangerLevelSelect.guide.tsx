import { Select, type Guide } from '@mingjian/ui';
import { DangerLevelSelect } from './DangerLevelSelect';

const nothing = () => {};
const box = { maxWidth: 240 };

/** Guide of `DangerLevelSelect`. */
export const dangerLevelSelectGuide: Guide = {
  use: [
    'To judge one check of a report, such as education, employment or lawsuits.',
    'With the `dangerType` of the check, which decides whether blue is offered.',
  ],
  avoid: [
    'To show a level: use `DangerLevelTag`.',
    'To filter a list by several levels: use `MultiSelect`.',
    'For a work status: use `Select`. A level is a judgement.',
  ],
  pairs: [
    {
      do: {
        note: 'With shape, colour and meaning the five levels differ in print, too.',
        example: (
          <div style={box}>
            <DangerLevelSelect label="警示度" dangerType={1} defaultValue={2} />
          </div>
        ),
      },
      dont: {
        note: 'A colour name alone has to be learned.',
        example: (
          <div style={box}>
            <Select
              label="警示度"
              options={['红', '黄', '蓝', '绿', '灰'].map((label) => ({ value: label, label }))}
              value="黄"
              onValueChange={nothing}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Field', is: 'a `Select` with label, description and error; it accepts all its props' },
    {
      part: 'Option',
      is: 'shape, colour and meaning; five for a comparison, four for a search of records',
    },
    {
      part: 'Level that is not offered',
      is: 'a stored one is shown, and disabled in the list',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, ↑', does: 'Opens the list at the selected level.' },
    { keys: '↓, ↑, Home, End', does: 'Moves through the levels.' },
    { keys: 'Letters', does: 'Jumps to the level that starts with them.' },
    { keys: 'Enter, Space', does: 'Selects, closes and returns focus to the button.' },
    { keys: 'Escape, Tab', does: 'Closes without a change.' },
  ],
};
