import { PASSWORD } from '../../e2e/server';
import type { Engine } from './engine';
import { walkSteps, type Step } from './steps';

export interface JourneyOptions {
  /** Address of the server. */
  url: string;
  /** Row of the list to open, from 1: engines that share a server take one each. */
  row: number;
}

/**
 * Walks the main journey by keys alone: sign in, list, filter, open an order, accept it, fill a
 * form, answer a dialog, sign out.
 * Returns the problem of the step that failed; `null` when all succeeded.
 */
export async function walkJourney(
  engine: Engine,
  { url, row }: JourneyOptions,
): Promise<string | null> {
  await engine.open(url);
  return walkSteps(engine, stepsOf(row));
}

const AWAITING = '待接单';
const COLLECTING = '信采邀约中';
/** The account button of the officer in the demo data. */
const ACCOUNT = '林晓的账号';

/** Whether a full page of rows has the status of an order that waits. */
const areAwaiting = (rows: readonly string[]) =>
  rows.length >= 10 && rows.every((row) => row.includes(AWAITING));

/** Returns the link of a row that is an order number. */
function orderNumber(links: readonly string[], row: string): string {
  const found = links.find((link) => /\d{6}/.test(link) && row.includes(link));
  if (found === undefined) throw new Error(`The row has no order number: ${row}`);
  return found;
}

function stepsOf(row: number): Step[] {
  let orderNo = '';
  return [
    {
      promise: 'a case officer signs in',
      async walk(keys) {
        await keys.moveTo('textbox', '用户名');
        await keys.type('officer');
        await keys.press('Tab');
        await keys.type(PASSWORD);
        await keys.press('Enter');
        await keys.waitFor('The tabs are shown', 'tablist', ({ length }) => length > 0);
      },
    },
    {
      promise: 'the list of orders opens from the menu',
      async walk(keys) {
        await keys.moveTo('link', '订单列表');
        await keys.press('Enter');
        await keys.waitFor('The list has ten rows or more', 'row', ({ length }) => length > 10);
      },
    },
    {
      promise: 'a filter shows the orders that wait',
      async walk(keys) {
        await keys.moveTo('button', '状态 全部');
        await keys.press('ArrowDown');
        await keys.waitFor('The options are shown', 'option', ({ length }) => length > 1);
        await keys.moveTo('option', AWAITING, 'ArrowDown');
        await keys.press('Enter');
        await keys.press('Escape');
        await keys.moveTo('button', '查询');
        await keys.press('Enter');
        await keys.waitForRest();
        await keys.waitFor('Every row waits', 'row', ([, ...rows]) => areAwaiting(rows));
      },
    },
    {
      promise: 'an order opens from its row',
      async walk(keys) {
        const [, ...rows] = await keys.texts('row');
        const links = await keys.texts('link');
        const text = rows[row - 1] ?? '';
        orderNo = orderNumber(links, text);
        const person = text
          .slice(text.indexOf(orderNo) + orderNo.length)
          .trim()
          .split(' ')[0]!;
        // Tab reaches one cell of the grid, arrows the others, Enter opens the link of a cell.
        await keys.moveTo('cell', undefined);
        for (let below = 1; below < row; below += 1) await keys.press('ArrowDown');
        await keys.moveTo('rowheader', orderNo, 'ArrowRight');
        await keys.press('Enter');
        await keys.waitFor('Its person is the heading', 'heading', (texts) =>
          texts.some((heading) => heading.startsWith(person)),
        );
      },
    },
    {
      promise: 'the order is accepted',
      async walk(keys) {
        await keys.moveTo('button', '接单');
        await keys.press('Enter');
        await keys.waitFor(
          'The button is gone',
          'button',
          (texts) => !texts.includes('接单') && texts.length > 0,
        );
        await keys.waitFor(`It is ${COLLECTING}`, 'tabpanel', (texts) =>
          texts.some((text) => text.includes(COLLECTING)),
        );
      },
    },
    {
      promise: 'a form keeps what is typed when its closing is called off, and saves it',
      async walk(keys) {
        const contact = `键盘${row}号联系人`;
        await keys.moveTo('link', '跟进记录', 'Shift+Tab');
        await keys.press('Enter');
        await keys.waitFor('Follow-ups are listed', 'row', ({ length }) => length > 1);
        await keys.moveTo('button', '新增');
        await keys.press('Enter');
        await keys.waitFor('The form is open', 'dialog', ({ length }) => length === 1);
        await keys.moveTo('combobox', '客户公司');
        await keys.type('公司');
        await keys.waitFor('Companies are offered', 'option', (names) =>
          names.some((name) => name.includes('公司')),
        );
        await keys.moveTo('option', undefined, 'ArrowDown');
        await keys.press('Enter');
        await keys.waitFor('One is selected', 'option', ({ length }) => length === 0);
        await keys.moveTo('textbox', '联系人');
        await keys.type(contact);
        await keys.press('Escape');
        await keys.waitFor('It asks first', 'alertdialog', ({ length }) => length === 1);
        await keys.moveTo('button', '继续填写');
        await keys.press('Enter');
        await keys.waitFor('The question is gone', 'alertdialog', ({ length }) => length === 0);
        await keys.moveTo('textbox', '跟进内容');
        await keys.type('只用键盘填写');
        await keys.moveTo('button', '保存');
        await keys.press('Enter');
        await keys.waitFor('It is in the list', 'row', (rows) =>
          rows.some((text) => text.includes(contact)),
        );
      },
    },
    {
      promise: 'the case officer signs out',
      async walk(keys) {
        // The page keeps the focus within the list; the header is before it.
        await keys.moveTo('button', ACCOUNT, 'Shift+Tab');
        await keys.press('Enter');
        await keys.waitFor('The menu is open', 'menuitem', ({ length }) => length > 0);
        await keys.moveTo('menuitem', '退出登录', 'ArrowDown');
        await keys.press('Enter');
        await keys.waitFor('The sign-in page is shown', 'textbox', ({ length }) => length > 0);
      },
    },
  ];
}
