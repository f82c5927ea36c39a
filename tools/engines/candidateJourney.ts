import { acceptedOrder, CANDIDATE } from '../../e2e/candidate';
import { dataOf } from '../../e2e/server';
import type { Engine } from './engine';
import type { Keyboard } from './keyboard';
import { walkSteps, type Step } from './steps';

/** A paper, which no key chooses. */
const PAPER = '教育背景：证明材料';
const MOBILE = '13900000497';

/**
 * Walks the pages of a candidate by keys alone, from the link to the check of what is missing: a
 * paper, which no key chooses. Returns the problem of the step that failed; `null` when all
 * succeeded.
 */
export async function walkCandidate(engine: Engine, url: string): Promise<string | null> {
  const { orderId, candidateId, officer } = await acceptedOrder(url, MOBILE);
  const invited = await dataOf<{ url: string }>(url, officer, '/gCollectApi/sendNoticeTo', {
    orderId,
    candidateId,
    channel: 4,
  });
  const link = new URL(invited.url);
  await engine.open(url + link.pathname + link.hash);
  return walkSteps(engine, STEPS);
}

/** Types into the next field of a name. */
async function fill(keys: Keyboard, name: string, text: string) {
  await keys.moveTo('textbox', name);
  await keys.type(text);
}

async function pressButton(keys: Keyboard, name: string) {
  await keys.moveTo('button', name);
  await keys.press('Enter');
}

const waitForHeading = async (keys: Keyboard, text: string) =>
  keys.waitFor(`${text} is shown`, 'heading', (texts) => texts.includes(text));

/** Types a month into the field after the focused one: the month, then the year. */
async function typeMonth(keys: Keyboard, month: string, year: string) {
  for (const part of [month, year]) {
    await keys.press('Tab');
    await keys.type(part);
  }
}

/** Chooses the first option of the next field of a name. */
async function choose(keys: Keyboard, name: string) {
  await keys.moveTo('combobox', name);
  await keys.press('ArrowDown');
}

const STEPS: readonly Step[] = [
  {
    promise: 'a candidate enters with the last digits of the number',
    async walk(keys) {
      await waitForHeading(keys, '确认是您本人');
      await fill(keys, '手机号后四位', MOBILE.slice(-4));
      await pressButton(keys, '进入');
    },
  },
  {
    promise: 'the candidate agrees to each item',
    async walk(keys) {
      await waitForHeading(keys, '背景调查告知与授权');
      const { length } = await keys.texts('checkbox');
      for (let ticked = 0; ticked < length; ticked += 1) {
        await keys.moveTo('checkbox', undefined);
        await keys.type(' ');
        await keys.press('Tab');
      }
      await pressButton(keys, '同意所选项并继续');
    },
  },
  {
    promise: 'the candidate proves the identity',
    async walk(keys) {
      await waitForHeading(keys, '身份核验');
      await fill(keys, '身份证号', CANDIDATE.idCardNo);
      await pressButton(keys, '核验并继续');
    },
  },
  {
    promise: 'the candidate signs by typing the name',
    async walk(keys) {
      await waitForHeading(keys, '签署授权书');
      await keys.moveTo('radio', undefined);
      await keys.press('ArrowRight');
      await fill(keys, '键入您的姓名', CANDIDATE.userName);
      await pressButton(keys, '确认签署');
    },
  },
  {
    promise: 'the candidate fills in the form',
    async walk(keys) {
      await waitForHeading(keys, '填写信息');
      await fill(keys, '身份证号', CANDIDATE.idCardNo);
      await fill(keys, '院校', '同济大学');
      await fill(keys, '专业', '会计学');
      await choose(keys, '学历');
      await keys.moveTo('combobox', '学习形式');
      await typeMonth(keys, '09', '2010');
      await typeMonth(keys, '06', '2014');
      await fill(keys, '单位', '上海远景贸易有限公司');
      await fill(keys, '职位', '会计');
      await typeMonth(keys, '07', '2014');
      await keys.moveTo('checkbox', '至今');
      await keys.type(' ');
      await choose(keys, '离职原因');
      await pressButton(keys, '检查并提交');
    },
  },
  {
    promise: 'what is missing leads to its field',
    async walk(keys) {
      await waitForHeading(keys, '检查并提交');
      const missing = await keys.waitFor('What is missing is listed', 'button', (texts) =>
        texts.includes(PAPER),
      );
      const others = missing.filter((text) => text.includes('：') && text !== PAPER);
      if (others.length > 0) throw new Error(`Not stored: ${others.join()}`);
      await pressButton(keys, PAPER);
      await waitForHeading(keys, '填写信息');
    },
  },
];
