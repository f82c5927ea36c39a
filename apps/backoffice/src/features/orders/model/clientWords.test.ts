import { ORDER_STATUSES } from '@mingjian/api';
import { orderTexts } from '../../../shared/orders/orders.texts';
import { orderProgressTexts } from '../orderProgress.texts';
import { clientStateOf, clientTones } from '../../../shared/orders/clientState';

describe('the state of an order in its client’s words', () => {
  it.each([
    [10, 'submitted'],
    [60, 'report'],
    [100, 'completed'],
    [0, 'draft'],
    [-10, 'cancelled'],
    [-20, 'ended'],
  ] as const)('at status %d is %s', (status, state) => {
    expect(clientStateOf(status)).toBe(state);
  });

  it('has a tone, and words for every status, none of which is of the internal work', () => {
    for (const status of ORDER_STATUSES) {
      const state = clientStateOf(status);
      expect(clientTones[state]).toBeTruthy();
      for (const language of ['zh', 'en'] as const) {
        const words = `${orderTexts[language][state]} ${orderProgressTexts[language][`${state}Next`]}`;
        expect(words).not.toMatch(/派单|绩效|KPI|dispatch/i);
      }
    }
  });
});
