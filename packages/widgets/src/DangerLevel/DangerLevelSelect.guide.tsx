import { Select } from '@mingjian/ui';
import { DangerLevelSelect } from './DangerLevelSelect';

const nothing = () => {};
const box = { maxWidth: 240 };

/** What the page of `DangerLevelSelect` says. */
export const dangerLevelSelectGuide = {
  use: [
    'To judge one check of a report: the level a reviewer gives to education, employment or lawsuits.',
    'With the `dangerType` of the check: it decides whether blue is offered.',
  ],
  avoid: [
    'To show a level: use `DangerLevelTag`.',
    'To filter a list by several levels: use `MultiSelect`.',
    'For a state of work: use `Select`; a level is a judgement.',
  ],
  pairs: [
    {
      do: {
        note: 'Shape, colour and meaning: the five levels are told apart in print, too.',
        example: (
          <div style={box}>
            <DangerLevelSelect label="警示度" dangerType={1} defaultValue={2} />
          </div>
        ),
      },
      dont: {
        note: 'The name of a colour alone has to be learned.',
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
    { part: 'Field', is: 'a `Select` with label, help and error; every prop of it is passed on' },
    {
      part: 'Option',
      is: 'shape, colour and meaning; five for a comparison, four for a search of records',
    },
    {
      part: 'Level no longer offered',
      is: 'stays in sight when it was saved, disabled in the list',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, ↑', does: 'Opens the list at what is chosen.' },
    { keys: '↓, ↑, Home, End', does: 'Moves through the levels that are offered.' },
    { keys: 'Letters', does: 'Jumps to the level that starts with them.' },
    { keys: 'Enter, Space', does: 'Chooses, closes and gives focus back to the button.' },
    { keys: 'Escape, Tab', does: 'Closes and changes nothing.' },
  ],
};
