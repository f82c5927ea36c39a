import { BOARD_GROUPS, boardConditions, ORDER_FIGURES } from '@mingjian/api';
import { LocaleProvider, useTexts, type Language } from '@mingjian/ui';
import { useConditionText, type ListCondition } from '@mingjian/widgets/ListFilter';
import { renderHook } from '@testing-library/react';
import { columnsOf, filtersOf, type ListContext } from '../../shared/resourceList/model/gridParts';
import { linkFiltersOf } from '../../shared/resourceList/model/linkFilters';
import { ownOrdersText } from './model/ownOrders';
import { orderList } from './orderList';
import { orderListTexts } from './orderList.texts';
import { useDangerOptions } from './useDangerOptions';
import { noRegions } from '../../shared/resourceList/regions.fixtures';

const ME = '01JCXOWN';
const COLLEAGUE = '01JCXCOLLEAGUE';
const AS_OF = '2026-11-23 10:12:33';
const NAMES = [...new Set([...ORDER_FIGURES, ...BOARD_GROUPS])];

const optionsIn = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([key, text]) => ({ key, text }));

/** Labels of the codes that the figures search by, as dictionaries have them. */
const DICTIONARIES = {
  zh: {
    orderStatus: optionsIn({ 10: '待接单', 20: '信采邀约中', 30: '待派单', 90: '待结算' }),
    holdType: optionsIn({ 1: '待候选人', 2: '待客户', 3: '待第三方' }),
    slaClock: optionsIn({ 1: '计时中', 2: '暂停计时' }),
  },
  en: {
    orderStatus: optionsIn({ 10: 'To accept', 20: 'Collecting', 30: 'To dispatch', 90: 'To bill' }),
    holdType: optionsIn({ 1: 'Candidate', 2: 'Client', 3: 'Third party' }),
    slaClock: optionsIn({ 1: 'Running', 2: 'Paused' }),
  },
} as const;

/** Returns the chips of a figure's orders, as the order list words them. */
function chips(language: Language, name: (typeof NAMES)[number], pmId?: string) {
  const conditions = boardConditions({ name, pmId, asOf: AS_OF }) as ListCondition[];
  const { result } = renderHook(
    () => {
      const t = useTexts(orderListTexts);
      const options: Readonly<Record<string, ReturnType<ListContext['optionsOf']>>> = {
        ...useDangerOptions(),
        ...DICTIONARIES[language],
      };
      const context: ListContext = {
        language,
        labelOf: (field) => (t as unknown as Record<string, string>)[field] ?? field,
        descriptionOf: () => undefined,
        optionsOf: (field) => options[field],
        missingLabel: () => '',
        dictionaryControl: () => ({ render: () => null }),
        lookupOf: () => async () => [],
        regions: noRegions,
        formats: {},
        shortFormats: {},
        datePresets: [],
        isClient: false,
      };
      const own = filtersOf(orderList, context);
      const behindLinks = linkFiltersOf(orderList.fields, own, {
        conditions,
        names: pmId === COLLEAGUE ? { pmId: { key: COLLEAGUE, text: '周明远' } } : {},
        labelOf: () => t.pmName,
        unnamed: language === 'zh' ? '所选记录' : 'the selected record',
        chipTexts: { pmId: ownOrdersText(ME, t.mine) },
      });
      const filters = [...own, ...behindLinks];
      return useConditionText(filters, columnsOf(orderList, context));
    },
    {
      wrapper: ({ children }) => <LocaleProvider language={language}>{children}</LocaleProvider>,
    },
  );
  return conditions.map(result.current);
}

const IN_PROGRESS = {
  zh: '状态 属于 待接单、信采邀约中、待派单 等 8 个',
  en: 'Status is one of To accept, Collecting, To dispatch and more, 8 in total',
};

describe('the chips of a dashboard link', () => {
  it('name the hold reason, not its code', () => {
    expect(chips('zh', 'waitingForCandidate')).toEqual([IN_PROGRESS.zh, '挂起原因 为 待候选人']);
    expect(chips('en', 'waitingForCandidate')).toEqual([
      IN_PROGRESS.en,
      'Hold reason is Candidate',
    ]);
  });

  it('say when, to the minute or the day', () => {
    expect(chips('zh', 'finishedThisMonth')).toEqual(['完成时间 起于 2026-11-01']);
    expect(chips('en', 'finishedThisMonth')).toEqual(['Completed from 2026-11-01']);
    expect(chips('zh', 'overdue')[1]).toBe('截止时间 早于 2026-11-23 10:12');
    expect(chips('en', 'overdue')[1]).toBe('Due before 2026-11-23 10:12');
    expect(chips('zh', 'dueToday')[1]).toBe('截止时间 2026-11-23 10:12 至 2026-11-23');
    expect(chips('zh', 'dueThisWeek')[1]).toBe('截止时间 2026-11-24 至 2026-11-29');
    expect(chips('zh', 'undated')[1]).toBe('截止时间 为空');
  });

  it('call the reader’s orders their own, and those of others by name', () => {
    expect(chips('zh', 'awaitingAcceptance', ME)).toEqual(['我的', '状态 为 待接单']);
    expect(chips('en', 'awaitingAcceptance', ME)[0]).toBe('Mine');
    expect(chips('zh', 'overdue', COLLEAGUE)[0]).toBe('项目经理 为 周明远');
    expect(chips('zh', 'overdue', '01JCXGONE')[0]).toBe('项目经理 为 所选记录');
    expect(chips('en', 'overdue', '01JCXGONE')[0]).toBe('Project manager is the selected record');
  });

  it.each(['zh', 'en'] as const)('show no raw name, id or code, in %s', (language) => {
    const texts = NAMES.flatMap((name) => chips(language, name, ME));

    expect(
      texts.filter((text) => /pmId|holdType|Time\b|slaDue|01JCX|:33| \d$/u.test(text)),
    ).toEqual([]);
  });
});
