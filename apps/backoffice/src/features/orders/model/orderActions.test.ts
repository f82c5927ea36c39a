import { ORDER_EVENTS, ORDER_UPDATES } from '@mingjian/api';
import { orderDetailsTexts } from '../orderDetails.texts';
import { eventLabelOf } from './orderActions';

describe('the actions of an order', () => {
  it('accept an order with the wire value that servers know', () => {
    expect(ORDER_UPDATES.accept).toBe('take');
  });

  it.each([
    ['order.placed', '下单', 'Order placed'],
    ['order.accepted', '接单', 'Accepted'],
    ['order.reported', '报告录入完成', 'Report entered'],
    ['order.scored', '绩效已填写', 'KPI form filled in'],
    ['order.issued', '报告已生成', 'Report generated'],
    ['order.terminated', '终止并出具部分报告', 'Ended with a partial report'],
    ['order.renamed-tomorrow', '更新', 'Updated'],
    ['constructor', '更新', 'Updated'],
  ])('label the stored audit action %s', (action, zh, en) => {
    expect(orderDetailsTexts.zh[eventLabelOf(action)]).toBe(zh);
    expect(orderDetailsTexts.en[eventLabelOf(action)]).toBe(en);
  });

  it('have words of their own, each in both languages', () => {
    const labels = ORDER_EVENTS.map(eventLabelOf);

    expect(labels).not.toContain('eventOther');
    for (const texts of [orderDetailsTexts.zh, orderDetailsTexts.en])
      expect(new Set(labels.map((label) => texts[label])).size).toBe(ORDER_EVENTS.length);
  });
});
