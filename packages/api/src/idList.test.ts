import { InputError } from './http/errors';
import { joinIds, splitIds } from './idList';

describe('ids on the wire', () => {
  it('are comma-joined, each once, and come apart again', () => {
    expect(joinIds(['7', '8', '7'], 'targetUserIds')).toBe('7,8');
    expect(joinIds([], 'targetUserIds')).toBe('');
    expect(splitIds(' 7, 8,,7 ')).toEqual(['7', '8']);
    expect([splitIds(''), splitIds(null), splitIds(undefined)]).toEqual([[], [], []]);
  });

  it.each([
    ['zh', '编号含有逗号，不能与其他编号一起提交'],
    ['en', 'An ID contains a comma, so it cannot be sent with others'],
  ])('are refused when one contains a comma, in %s', (language, message) => {
    const join = () => joinIds(['6', '7,8'], 'targetUserIds', language);

    expect(join).toThrow(InputError);
    expect(join).toThrow(message);
  });
});
