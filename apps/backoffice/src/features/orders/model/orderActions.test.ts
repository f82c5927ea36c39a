import { orderDetailsTexts } from '../orderDetails.texts';
import { ACCEPT, eventLabelOf } from './orderActions';

describe('the actions of an order', () => {
  it('accept an order with the wire value that servers know', () => {
    expect(ACCEPT).toBe('take');
  });

  it.each([
    ['order.placed', '下单', 'Order placed'],
    ['order.taken', '接单', 'Accepted'],
    ['order.terminated', '终止并出具部分报告', 'Ended with a partial report'],
    ['order.renamed-tomorrow', '更新', 'Updated'],
    ['constructor', '更新', 'Updated'],
  ])('label the stored audit action %s', (action, zh, en) => {
    expect(orderDetailsTexts.zh[eventLabelOf(action)]).toBe(zh);
    expect(orderDetailsTexts.en[eventLabelOf(action)]).toBe(en);
  });
});
