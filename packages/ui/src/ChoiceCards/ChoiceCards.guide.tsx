import { FileSearch, GraduationCap } from 'lucide-react';
import type { Guide } from '../internal/guide';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { ChoiceCards } from './ChoiceCards';

/** The guide of `ChoiceCards`. */
export const choiceCardsGuide: Guide = (say) => {
  const basic = {
    value: 'basic',
    title: say('基础版', 'Basic'),
    icon: FileSearch,
    description: say('身份、司法记录，1 个工作日', 'Identity and court records, 1 working day'),
  };
  const standard = {
    value: 'standard',
    title: say('标准版', 'Standard'),
    icon: GraduationCap,
    description: say(
      '另含学历和工作履历，3 个工作日',
      'Education and employment as well, 3 working days',
    ),
  };
  const languages = [
    say('中文报告', 'Report in Chinese'),
    say('英文报告', 'Report in English'),
    say('双语报告', 'Bilingual report'),
  ];
  return {
    group: 'Choices',
    use: [
      say(
        '用于从两到六个影响较大的选项中选一个：套餐、订单类型、开始方式。',
        'For one choice out of two to six with consequences: a plan, a kind of order, a way to start.',
      ),
      say(
        '卡片不可选（如不在合同范围内）时，设置 `disabledReason`。',
        'With `disabledReason` on a card that is not available, such as one outside the contract.',
      ),
    ],
    avoid: [
      say(
        '表单中的普通选项：使用 `RadioGroup`；卡片过于醒目。',
        'For plain choices of a form: use `RadioGroup`; cards would be too prominent.',
      ),
      say(
        '立即跳转：使用 `Link`。卡片只是选中，后面还有按钮。',
        'For immediate navigation: use `Link`. A card is selected, and a button follows.',
      ),
      say('可选多个：使用 `CheckboxGroup`。', 'For several choices: use `CheckboxGroup`.'),
    ],
    pairs: [
      {
        do: {
          note: say('每张卡片都说明选它意味着什么。', 'Each card explains its consequences.'),
          example: (
            <ChoiceCards
              label={say('背调套餐', 'Background check package')}
              options={[basic, standard]}
              defaultValue="standard"
            />
          ),
        },
        dont: {
          note: say('只有标题，无从比较。', 'Titles alone cannot be compared.'),
          example: (
            <ChoiceCards
              label={say('背调套餐', 'Background check package')}
              options={[basic, standard].map(({ value, title }) => ({ value, title }))}
              defaultValue="standard"
            />
          ),
        },
      },
      {
        do: {
          note: say('小选择用小控件。', 'Small choices stay small.'),
          example: (
            <RadioGroup
              label={say('报告语言', 'Report language')}
              options={languages.map((label) => ({ value: label, label }))}
              defaultValue={say('中文报告', 'Report in Chinese')}
              orientation="horizontal"
            />
          ),
        },
        dont: {
          note: say(
            '几个同等简单的选项也用卡片，会把表单撑满。',
            'Cards for words of equal weight fill the form.',
          ),
          example: (
            <ChoiceCards
              label={say('报告语言', 'Report language')}
              options={languages.map((title) => ({ value: title, title }))}
              defaultValue={say('中文报告', 'Report in Chinese')}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('组', 'Group'),
        is: say(
          '角色为单选组的 `<fieldset>`，其 `<legend>` 即名称',
          'a `<fieldset>` with the role of a radio group; its `<legend>` is the name',
        ),
      },
      {
        part: say('卡片组', 'Cards'),
        is: say(
          '能并排多少就并排多少；每张由一个原生单选框覆盖',
          'as many side by side as fit; a native radio button covers each',
        ),
      },
      {
        part: say('图示、标题、描述', 'Picture, title, description'),
        is: say(
          '标题即无障碍名称，描述在其后读出',
          'the title is the accessible name, the description is read after it',
        ),
      },
      {
        part: say('原因', 'Reason'),
        is: say(
          '带锁形图标，说明卡片禁用的原因',
          'with a lock, the reason why the card is disabled',
        ),
      },
      {
        part: say('对勾', 'Tick'),
        is: say(
          '位于选中的卡片上；其他卡片预留其位置',
          'on the selected card; the others reserve its space',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '移到选中的卡片，没有则移到第一张；再次按下离开该组。',
          'Moves to the selected card, or to the first; then out of the group.',
        ),
      },
      {
        keys: say('右方向键, 下方向键', 'Arrow right, Arrow down'),
        does: say(
          '选中下一张可用的卡片；文字从右到左时改用左方向键。',
          'Select the next enabled card; in right-to-left text it is Arrow left.',
        ),
      },
      {
        keys: say('左方向键, 上方向键', 'Arrow left, Arrow up'),
        does: say(
          '选中上一张可用的卡片；文字从右到左时改用右方向键。',
          'Select the previous enabled card; in right-to-left text it is Arrow right.',
        ),
      },
      {
        keys: 'Space',
        does: say(
          '尚未选中任何卡片时，选中当前获得焦点的卡片。',
          'Selects the focused card when none is selected.',
        ),
      },
    ],
  };
};
