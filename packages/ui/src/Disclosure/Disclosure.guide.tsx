import { Accordion } from '../Accordion/Accordion';
import { Alert } from '../Alert/Alert';
import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { Disclosure } from './Disclosure';

/** The guide of `Disclosure`. */
export const disclosureGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于少数人需要的细节：高级选项、技术原因、长篇描述。',
      'For details that few people need: advanced options, technical causes, a long description.',
    ),
    say(
      '该区域是页面的一个章节时，设置 `headingLevel`。',
      'With `headingLevel` where the region is a section of the page.',
    ),
  ],
  avoid: [
    say(
      '多个区域：使用 `Accordion`。同一对象的多个视图：使用 `Tabs`。',
      'For several regions: use `Accordion`. For views of one object: `Tabs`.',
    ),
    say(
      '按钮旁浮于页面之上的内容：使用 `Popover`。',
      'For content beside a button, above the page: use `Popover`.',
    ),
    say(
      '人人都必须阅读或填写的内容：直接展示。',
      'For something that everybody has to read or fill in: show it.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('标题写明内容。', 'The title names the content.'),
        example: (
          <Disclosure title={say('高级选项', 'Advanced options')} defaultOpen>
            <Checkbox label={say('加急', 'Urgent')} />
          </Disclosure>
        ),
      },
      dont: {
        note: say(
          '“更多”没说会看到什么，错误也被藏了起来。',
          '“More” tells nobody what they will see, and an error stays hidden.',
        ),
        example: (
          <Disclosure title={say('更多', 'More')}>
            <Alert tone="danger">
              {say('授权书已过期。', 'The authorisation letter has expired.')}
            </Alert>
          </Disclosure>
        ),
      },
    },
    {
      do: {
        note: say(
          '多个区域使用折叠面板，外观统一，Tab 顺序统一。',
          'Several regions are an accordion, with one look and one tab order.',
        ),
        example: (
          <Accordion
            items={[
              {
                key: 'identity',
                title: say('身份核验', 'Identity check'),
                content: say('身份证号一致。', 'ID number matches.'),
              },
              {
                key: 'work',
                title: say('工作履历', 'Employment history'),
                content: say('近 5 年 3 段。', '3 jobs in the past 5 years.'),
              },
            ]}
          />
        ),
      },
      dont: {
        note: say('多个单独的区域堆叠，没有边界。', 'A pile of single regions has no edges.'),
        example: (
          <div>
            <Disclosure title={say('身份核验', 'Identity check')}>
              {say('身份证号一致。', 'ID number matches.')}
            </Disclosure>
            <Disclosure title={say('工作履历', 'Employment history')}>
              {say('近 5 年 3 段。', '3 jobs in the past 5 years.')}
            </Disclosure>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('按钮', 'Button'),
      is: say(
        '原生按钮，带可旋转的箭头；可按需置于标题内',
        'native, with an arrow that rotates; inside a heading on request',
      ),
    },
    {
      part: say('备注', 'Note'),
      is: say('数量或状态，位于按钮末尾', 'a count or a state, at the end of the button'),
    },
    {
      part: say('内容', 'Content'),
      is: say(
        '隐藏，直到展开或被浏览器的页内查找找到',
        'hidden until it is opened, or found by the browser’s search',
      ),
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: say('显示或隐藏内容。', 'Shows or hides the content.') },
    { keys: 'Tab', does: say('移入已显示的内容。', 'Moves into the shown content.') },
  ],
});
