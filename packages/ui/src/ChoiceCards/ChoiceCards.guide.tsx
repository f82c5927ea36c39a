import { FileSearch, GraduationCap } from 'lucide-react';
import type { Guide } from '../internal/guide';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { ChoiceCards } from './ChoiceCards';

const basic = {
  value: 'basic',
  title: '基础版',
  icon: FileSearch,
  description: '身份、司法记录，1 个工作日',
};
const standard = {
  value: 'standard',
  title: '标准版',
  icon: GraduationCap,
  description: '另含学历和工作履历，3 个工作日',
};
const languages = ['中文报告', '英文报告', '双语报告'];

/** The guide of `ChoiceCards`. */
export const choiceCardsGuide: Guide = {
  group: 'Choices',
  use: [
    'For one choice out of two to six with consequences: a plan, a kind of order, a way to start.',
    'With `disabledReason` on a card that is not available, such as one outside the contract.',
  ],
  avoid: [
    'For plain choices of a form: use `RadioGroup`; cards would be too prominent.',
    'For immediate navigation: use `Link`. A card is selected, and a button follows.',
    'For several choices: use `CheckboxGroup`.',
  ],
  pairs: [
    {
      do: {
        note: 'Each card explains its consequences.',
        example: (
          <ChoiceCards label="背调套餐" options={[basic, standard]} defaultValue="standard" />
        ),
      },
      dont: {
        note: 'Titles alone cannot be compared.',
        example: (
          <ChoiceCards
            label="背调套餐"
            options={[basic, standard].map(({ value, title }) => ({ value, title }))}
            defaultValue="standard"
          />
        ),
      },
    },
    {
      do: {
        note: 'Small choices stay small.',
        example: (
          <RadioGroup
            label="报告语言"
            options={languages.map((label) => ({ value: label, label }))}
            defaultValue="中文报告"
            orientation="horizontal"
          />
        ),
      },
      dont: {
        note: 'Cards for words of equal weight fill the form.',
        example: (
          <ChoiceCards
            label="报告语言"
            options={languages.map((title) => ({ value: title, title }))}
            defaultValue="中文报告"
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Group',
      is: 'a `<fieldset>` with the role of a radio group; its `<legend>` is the name',
    },
    {
      part: 'Cards',
      is: 'as many side by side as fit; a native radio button covers each',
    },
    {
      part: 'Picture, title, description',
      is: 'the title is the accessible name, the description is read after it',
    },
    { part: 'Reason', is: 'with a lock, the reason why the card is disabled' },
    { part: 'Tick', is: 'on the selected card; the others reserve its space' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected card, or to the first; then out of the group.' },
    {
      keys: 'Arrow right, Arrow down',
      does: 'Select the next enabled card; in right-to-left text it is Arrow left.',
    },
    {
      keys: 'Arrow left, Arrow up',
      does: 'Select the previous enabled card; in right-to-left text it is Arrow right.',
    },
    { keys: 'Space', does: 'Selects the focused card when none is selected.' },
  ],
};
