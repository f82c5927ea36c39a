import type { Guide } from '@mingjian/ui';
import { demoOrders } from '../internal/list/demoOrders.fixtures';
import { AppliedFilters } from './AppliedFilters';
import { FilterBar } from './FilterBar';

const nothing = () => {};

/** Guide of `FilterBar`. */
export const filterBarGuide: Guide = (say) => {
  const { filters } = demoOrders(say);
  const conditions = [
    { field: 'userName', operator: 'LIKE', value: say('静怡', 'Jingyi') },
  ] as const;
  const bar = (
    <FilterBar
      label={say('订单', 'orders')}
      filters={filters}
      conditions={conditions}
      onSearch={nothing}
      onReset={nothing}
    />
  );
  return {
    use: [
      say(
        '用于自己的列表、图表或地图上方的查询条件。`ListGrid` 已包含它。',
        'Above a list, chart or map of your own. `ListGrid` contains it.',
      ),
      say(
        '与 `AppliedFilters` 搭配，显示并移除已应用的条件；粘贴一列值时与 `PasteReportLine` 搭配。',
        'With `AppliedFilters`, which shows and removes the applied conditions, and with `PasteReportLine` for pasted lists.',
      ),
      say(
        '`conditions` 可保存在地址中：它们是普通的数据，不含组件状态。',
        'With `conditions` in the address: they are plain data, without state of components.',
      ),
    ],
    avoid: [
      say('只搜索一个词：用 `SearchField`。', 'For a search by one text: use `SearchField`.'),
      say(
        '立即切换少数几种视图：用 `SegmentedControl`。',
        'For a few views that change at once: use `SegmentedControl`.',
      ),
      say('会保存的数据：用表单字段。', 'For data that is saved: use the fields of a form.'),
    ],
    pairs: [
      {
        do: {
          note: say(
            '已应用的条件一目了然，各自可以移除。',
            'The applied conditions are visible, and each can be removed.',
          ),
          example: (
            <>
              {bar}
              <AppliedFilters
                conditions={conditions}
                textOf={({ value }) => `${say('候选人', 'Candidate')}: ${String(value)}`}
                onRemove={nothing}
                onClear={nothing}
              />
            </>
          ),
        },
        dont: {
          note: say(
            '收起的条件仍在生效，却看不见。',
            'A condition of a collapsed field applies, and nobody sees it.',
          ),
          example: (
            <FilterBar
              label={say('订单', 'orders')}
              filters={filters}
              conditions={[{ field: 'companyName', operator: 'LIKE', value: say('明鉴', 'Ming') }]}
              onSearch={nothing}
              onReset={nothing}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('字段', 'Fields'),
        is: say(
          '前三个始终可见，其余可展开',
          'the first three are always visible, the others expand',
        ),
      },
      {
        part: say('查询', 'Search'),
        is: say('提交全部字段，包括收起的', 'submits all fields, the collapsed ones included'),
      },
      { part: say('重置', 'Reset'), is: say('清空字段和条件', 'clears fields and conditions') },
      {
        part: say('更多条件', 'More'),
        is: say(
          '展开其余字段，并显示其中生效的数量',
          'expands the others, with the number of active ones',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Enter',
        does: say(
          '在字段中查询，焦点不变；输入法组字期间除外。',
          'In a field: searches and keeps focus, except while composing.',
        ),
      },
      {
        keys: 'Tab',
        does: say('依次经过字段和按钮。', 'Moves through the fields and the buttons.'),
      },
    ],
  };
};
