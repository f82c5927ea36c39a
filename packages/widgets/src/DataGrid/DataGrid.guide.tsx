import { Table, type Guide } from '@mingjian/ui';
import { demoOrders } from '../internal/list/demoOrders.fixtures';
import { DataGrid } from './DataGrid';

const box = { maxWidth: 480 };

/** Guide of `DataGrid`. */
export const dataGridGuide: Guide = (say) => {
  const { rows, rowKey, columns } = demoOrders(say);
  return {
    use: [
      say(
        '用于需要逐行处理的数据：订单、候选人、对账单。排序、选择、切换和复制均可用键盘完成。',
        'For rows that people work through: orders, candidates, statements. Sorting, selecting, switching and copying work by keyboard.',
      ),
      say(
        '带筛选、分页和视图的列表用 `ListGrid`，其中已包含本表格。',
        'For a list with filters, paging and views use `ListGrid`, which contains this grid.',
      ),
      say(
        '超过 100 行时只渲染视口附近的行：设置高度，或在有高度的容器中用 `fill`。',
        'Above 100 rows only those near the viewport are rendered: set a height, or `fill` in a container with one.',
      ),
      say(
        '在组件外定义 `columns`、`rowActions` 和 `rowKey`，或将其缓存（memo），并让未变化的行保持为同一对象：这样每行只渲染一次。',
        'Define `columns`, `rowActions` and `rowKey` outside the component or memoise them, and keep unchanged rows the same objects: then rows render once.',
      ),
    ],
    avoid: [
      say(
        '无需选择或排序的少量文本行：用 `Table`。',
        'For a few rows of text without selection or sorting: use `Table`.',
      ),
      say('单条记录：用 `DescriptionList`。', 'For one record: use `DescriptionList`.'),
      say(
        '可编辑的单元格：本表格不是电子表格。',
        'For editable cells: this grid is not a spreadsheet.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '使用 `format` 和 `options`，显示、复制和导出的文字一致。',
            'With `format` and `options` the same texts are shown, copied and exported.',
          ),
          example: (
            <div style={box}>
              <DataGrid
                label={say('订单', 'Orders')}
                rows={rows}
                rowKey={rowKey}
                columns={columns}
              />
            </div>
          ),
        },
        dont: {
          note: say('代码值和原始数字难以阅读。', 'Codes and raw numbers are hard to read.'),
          example: (
            <Table>
              <tbody>
                {rows.map(({ id, orderNo, orderStatus, fee }) => (
                  <tr key={id}>
                    <td>{orderNo}</td>
                    <td>{orderStatus}</td>
                    <td>{fee}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('头部', 'Head'),
        is: say(
          '固定在顶部；按钮用于排序，其边缘用于调整列宽',
          'sticky; a button sorts, and its edge resizes the column',
        ),
      },
      {
        part: say('复选框', 'Checkbox'),
        is: say(
          '整个单元格均可点击；Shift 从上次选中的行开始连选',
          'the whole cell is clickable; Shift selects from the last selected row',
        ),
      },
      {
        part: say('命名单元格', 'Naming cell'),
        is: say(
          '第一个文本列；为辅助技术提供行的名称',
          'the first column of text; it names the row for assistive technology',
        ),
      },
      {
        part: say('标签', 'Tag'),
        is: say(
          '代码值对应的文字，采用其选项的色调',
          'the label of a coded value in the tone of its option',
        ),
      },
      {
        part: say('开关', 'Switch'),
        is: say(
          '立即保存；失败时恢复原状态并显示消息',
          'saves at once; a failure restores it and shows a message',
        ),
      },
      {
        part: say('操作区', 'Actions'),
        is: say(
          '位于末尾，宽 240 px；放不下的操作收入菜单',
          '240 px at the end; a menu holds the actions that do not fit',
        ),
      },
      {
        part: say('固定列', 'Pinned columns'),
        is: say(
          '固定在所在边缘；宽度小于 600 px 时仅固定第一列',
          'stick to their edge; below 600 px only the first one does',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '进入表格中上次聚焦的单元格，以及离开表格。',
          'Enters the grid at the last focused cell, and leaves it.',
        ),
      },
      {
        keys: '↓, ↑, ←, →',
        does: say(
          '移动一个单元格；从第一行可上移至表头。',
          'Moves by a cell; from the first row up to the header.',
        ),
      },
      {
        keys: 'Home, End',
        does: say(
          '移至该行的第一个或最后一个单元格；加 Ctrl 移至当前页的第一个或最后一个。',
          'Moves to the first or last cell of the row; with Ctrl of the page.',
        ),
      },
      {
        keys: 'Page Up, Page Down',
        does: say('移动一屏可见的行数。', 'Moves by the number of visible rows.'),
      },
      {
        keys: 'Space',
        does: say(
          '选中该行；加 Shift 从上次选中的行开始连选。',
          'Selects the row; with Shift from the last selected row.',
        ),
      },
      {
        keys: 'Shift + ↓, ↑',
        does: say('将选择范围扩展一行。', 'Extends the selection by a row.'),
      },
      { keys: 'Ctrl + A', does: say('选中当前页。', 'Selects the page.') },
      {
        keys: 'Enter, F2',
        does: say(
          '在表头中：排序；加 Shift 追加一列排序。其他位置：进入单元格，或打开该行。',
          'In the header: sorts; with Shift by a further column. Otherwise enters the cell, or opens the row.',
        ),
      },
      { keys: 'Escape', does: say('从控件回到其单元格。', 'Returns from a control to its cell.') },
      {
        keys: 'Alt + ←, →',
        does: say('在表头中：调整列宽。', 'In the header: resizes the column.'),
      },
      {
        keys: 'Ctrl + C',
        does: say(
          '复制选中的行或当前单元格；加 Shift 则复制行并附带列标题。',
          'Copies the selected rows, or the cell; with Shift the rows with column labels.',
        ),
      },
    ],
  };
};
