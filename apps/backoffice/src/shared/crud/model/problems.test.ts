import { companies, dictionaryValues } from '@mingjian/api';
import { problemsOf } from './problems';

describe('what a schema refuses', () => {
  it('is told field by field, before anything is sent', async () => {
    const input = {
      companyShort: 'x'.repeat(65),
      paymentDays: 400,
      discount: -1,
      creditLimit: 1.5,
      status: 9,
    };

    expect(await problemsOf(companies.save.input, input)).toEqual({
      companyName: { kind: 'required' },
      companyShort: { kind: 'tooLong', limit: 64 },
      paymentDays: { kind: 'tooHigh', limit: 365 },
      discount: { kind: 'tooLow', limit: 0 },
      creditLimit: { kind: 'notInteger' },
      status: { kind: 'wrong' },
    });
  });

  it('is nothing for what fits', async () => {
    expect(
      await problemsOf(dictionaryValues.save.input, {
        dicCode: 'belonging',
        code: '9',
        value: '海外',
      }),
    ).toEqual({});
  });
});
