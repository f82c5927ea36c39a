import { Select, type Guide } from '@mingjian/ui';
import { DictionarySelect } from './DictionarySelect';
import { SampleDictionaries } from './DictionarySelect.fixtures';

const box = { maxWidth: 240 };

/** Guide of `DictionarySelect`. */
export const dictionarySelectGuide: Guide = (say) => ({
  use: [
    say(
      '用于取值来自字典的字段：跟进方式、学历、单据类型。',
      'For a field whose values are those of a dictionary: a way of contact, a degree, a type.',
    ),
    say(
      '应用只创建一次 `createDictionaryStore(load)`，由 `DictionaryProvider` 提供。每个字典只请求一次，供所有字段和单元格共用。',
      'The application creates `createDictionaryStore(load)` once and gives it to `DictionaryProvider`. Each dictionary is requested once for all fields and cells.',
    ),
    say(
      '字典在别处被修改后，调用存储的 `refresh(code)`；不传参数则更新全部。',
      'When a dictionary was changed elsewhere, call `refresh(code)` of the store, or `refresh()` for all.',
    ),
    say(
      '`valueFormat` 决定值的类型：`text`、`number`，多选时还有以逗号连接的 `joined`。',
      '`valueFormat` decides the type of the value: `text`, `number`, and for several values `joined` by commas.',
    ),
    say(
      '单元格和详情用 `useDictionary(code).labelOf(value)`。',
      'For cells and details use `useDictionary(code).labelOf(value)`.',
    ),
  ],
  avoid: [
    say('选项已在页面中：用 `Select`。', 'The page has the options already: use `Select`.'),
    say(
      '选项多达数百，需在服务器上搜索：用 `Combobox`。',
      'Hundreds of options, searched on the server: use `Combobox`.',
    ),
    say('警示度：用 `DangerLevelSelect`。', 'For a danger level: use `DangerLevelSelect`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '已停用的值保留名称并注明，保存时不变；不再提供选择。',
          'A value that is switched off keeps its label, marked, and is saved unchanged.',
        ),
        example: (
          <SampleDictionaries>
            <div style={box}>
              <DictionarySelect
                label={say('跟进方式', 'Way of contact')}
                dictionary="follow_type"
                defaultValue="4"
              />
            </div>
          </SampleDictionaries>
        ),
      },
      dont: {
        note: say(
          '只有启用的选项时，已存储的值显示为代码。',
          'With the enabled options alone, a stored value is shown as its code.',
        ),
        example: (
          <div style={box}>
            <Select
              label={say('跟进方式', 'Way of contact')}
              options={[{ value: '1', label: say('电话', 'Phone') }]}
              defaultValue="4"
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('字段', 'Field'),
      is: say(
        '带标签、说明和错误的 `Select`，`multiple` 时为 `MultiSelect`；接受其所有 props',
        'a `Select` with label, description and error, or with `multiple` a `MultiSelect`; it accepts all their props',
      ),
    },
    {
      part: say('加载中', 'Loading'),
      is: say(
        '已有的值保留，显示“加载中…”而不是代码',
        'the value is kept and shown as “Loading…”, not as a code',
      ),
    },
    {
      part: say('加载失败', 'Failure'),
      is: say(
        '字段下方的提示；列表末尾有“重试”，值不受影响',
        'a note below the field, and “Try again” at the end of the list; the value is kept',
      ),
    },
    {
      part: say('未知的值', 'Unknown value'),
      is: say(
        '显示为“未知值”，代码只在悬停提示中',
        'shown as “Unknown value”, with its code in the tooltip alone',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, ↓, ↑',
      does: say('打开列表并定位到选中的值。', 'Opens the list at the selected value.'),
    },
    {
      keys: '↓, ↑, Home, End',
      does: say('在选项间移动。', 'Moves through the options.'),
    },
    {
      keys: say('字母键', 'Letters'),
      does: say(
        '跳至以所输入字母开头的选项；多选且选项超过十个时搜索。',
        'Jumps to the option that starts with them; searches more than ten options of several values.',
      ),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '选中选项；单选时关闭列表，焦点回到按钮。',
        'Selects; for one value, closes the list and returns focus to the button.',
      ),
    },
    { keys: 'Escape, Tab', does: say('关闭列表。', 'Closes the list.') },
  ],
});
