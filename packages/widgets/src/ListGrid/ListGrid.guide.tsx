import type { Guide } from '@mingjian/ui';
import { ListGrid } from './ListGrid';
import { demoOrders } from '../internal/list/demoOrders.fixtures';

/** Guide of `ListGrid`. */
export const listGridGuide: Guide = (say) => {
  const { columns, filters, rowKey, load } = demoOrders(say);
  return {
    use: [
      say(
        '用于带搜索、排序、分页和操作的记录列表：订单、候选人、公司。',
        'For lists of records with search, sorting, pages and actions: orders, candidates, companies.',
      ),
      say(
        '`load` 接收查询和 signal，返回一页数据及准确的总数。请继续传递 signal：列表会中止过期的请求。',
        '`load` takes a query and a signal, and returns one page with the exact total. Pass the signal on: the list aborts outdated requests.',
      ),
      say(
        '将查询保存在地址中（`memory.query`、`memory.onQueryChange`、`writeListQuery`、`readListQuery`）：搜索便可分享，“后退”也有效。',
        'Store its query in the address (`memory.query`, `memory.onQueryChange`, `writeListQuery`, `readListQuery`): then a search can be shared and Back works.',
      ),
      say(
        '没有服务器的列表：`loadFromRows(rows)` 返回一个 `load`，在内存中筛选、排序和分页。请只创建一次；行变化时改变 `revision`。',
        'For a list without a server, `loadFromRows(rows)` returns a `load` that filters, sorts and pages in memory. Create it once, and change `revision` with the rows.',
      ),
      say(
        '要用自己的元素呈现列表：`useList` 给出查询、当前行、页数和各种更改，`ListGrid` 也由它构成。',
        'For a list with elements of your own, `useList` has the query, the rows, the pages and every change. `ListGrid` is made of it.',
      ),
    ],
    avoid: [
      say(
        '已全部加载且无需搜索的行：用 `DataGrid`。',
        'For rows that are all loaded and need no search: use `DataGrid`.',
      ),
      say(
        '少量信息：用 `Table` 或 `DescriptionList`。',
        'For a handful of facts: use `Table` or `DescriptionList`.',
      ),
      say(
        '用于浏览而非比较的条目：用 `CardList`。',
        'For items that are viewed, not compared: use `CardList`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '最常用的三个字段在前，其余点一下即可展开。',
            'The three most used fields come first. The others are one click away.',
          ),
          example: (
            <ListGrid
              label={say('订单', 'Orders')}
              appearance={{ level: 3 }}
              columns={columns}
              filters={filters}
              rowKey={rowKey}
              load={load}
            />
          ),
        },
        dont: {
          note: say(
            '没有筛选栏，用户只能逐页翻找。',
            'Without a filter bar people have to page through the list.',
          ),
          example: (
            <ListGrid
              label={say('订单', 'Orders')}
              appearance={{ level: 3 }}
              columns={columns}
              rowKey={rowKey}
              load={load}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('筛选栏', 'Filter bar'),
        is: say(
          '三个字段；按钮带生效条件数，点击显示其余字段；粘贴列表可按其中任一值筛选',
          'three fields; a button with the number of active ones shows the others; a pasted list filters by any of its values',
        ),
      },
      {
        part: say('条件', 'Conditions'),
        is: say(
          '已应用的条件，各带移除按钮；下方为粘贴列表的匹配情况',
          'the applied conditions, each with a remove button; below them the report of a pasted list',
        ),
      },
      {
        part: say('标题行', 'Line of the heading'),
        is: say(
          '快捷视图（`presets`）及条数，列表工具，主要操作；选中行时为选中数量和批量操作',
          'presets with their numbers, the tools of the list and the primary action; with selected rows their number and the bulk actions',
        ),
      },
      {
        part: say('批量操作', 'Bulk action'),
        is: say(
          '对话框：将处理的行、跳过的行及原因，进度，以及每行的结果；只重试失败的行',
          'a dialog: processed and skipped rows with reasons, progress, and a result per row; only failed rows are retried',
        ),
      },
      {
        part: say('视图', 'Views'),
        is: say(
          '当前视图的名称，有未保存的更改时带圆点；菜单用于保存、重命名、分享、恢复历史版本和删除；他人先保存时会询问是否覆盖',
          'the name of the current view, with a dot for unsaved changes; the menu saves, renames, shares, restores earlier versions and deletes; a save that came second asks whether to overwrite',
        ),
      },
      {
        part: say('导出', 'Export'),
        is: say(
          '新导出的行范围和格式，以及已有的导出；在此发起的导出结束时弹出通知',
          'rows and format of a new export, and existing exports; a notification reports the end of an export started here',
        ),
      },
      {
        part: say('列', 'Columns'),
        is: say(
          '显示、顺序、宽度和固定；更改立即显示，保存后存储',
          'visibility, order, width and pin; changes are shown at once and stored when saved',
        ),
      },
      {
        part: say('数据行', 'Rows'),
        is: say(
          '一个 `DataGrid`；加载新行时保留原有的行，上方显示进度条',
          'a `DataGrid`; while others load the previous ones stay, below a progress line',
        ),
      },
      {
        part: say('速览', 'Preview'),
        is: say(
          '焦点所在行的全部内容，在数据行旁；窗口窄于 1024 px 时为抽屉（`preview`）',
          'the row under the focus in full, beside the rows; a drawer below 1024 px (`preview`)',
        ),
      },
      {
        part: say('页脚', 'Footer'),
        is: say(
          '有数据时显示总数、页码和每页条数',
          'total, pages and page size, when there are rows',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Enter',
        does: say(
          '在筛选字段中：搜索，输入法组字期间除外。',
          'In a filter field: searches, except while composing.',
        ),
      },
      {
        keys: 'Tab',
        does: say(
          '依次经过筛选栏、工具、表格（一个 Tab 停靠点）和分页。',
          'Moves through the filter bar, the tools, the grid (one tab stop) and the pages.',
        ),
      },
      {
        keys: '↑ ↓ ← →, Home, End, Page Up, Page Down',
        does: say('在表格中：在单元格间移动。', 'In the grid: moves between cells.'),
      },
      {
        keys: 'Space',
        does: say(
          '在表格中：选中该行；加 Shift 选中至该行的所有行。',
          'In the grid: selects the row; with Shift all rows up to it.',
        ),
      },
      {
        keys: 'Alt+Enter',
        does: say(
          '在表格中：打开该行的速览，再按一次进入速览；按 Esc 关闭并返回该行。',
          'In the grid: opens the preview of the row, and enters it when it is open; Esc closes it and returns to the row.',
        ),
      },
      {
        keys: 'Enter, F2',
        does: say(
          '在表格中：进入单元格内的控件；按 Esc 返回。',
          'In the grid: enters the controls of a cell; Esc returns.',
        ),
      },
      {
        keys: '↑, ↓',
        does: say(
          '在列设置中：在各项间移动；加 Alt 移动该项。',
          'In the column settings: moves between lines; with Alt moves the line.',
        ),
      },
      {
        keys: 'Ctrl+C',
        does: say(
          '在表格中：复制单元格，或将选中的行复制为表格。',
          'In the grid: copies the cell, or the selected rows as a table.',
        ),
      },
    ],
  };
};
