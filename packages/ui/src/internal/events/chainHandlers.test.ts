import { chainHandlers } from './chainHandlers';

describe('chainHandlers', () => {
  it('calls the caller’s handler first, and the other alone without one', () => {
    const calls: string[] = [];
    const callers = { onFocus: (name: string) => calls.push(`caller ${name}`), onBlur: undefined };
    const handlers = chainHandlers(callers, {
      onFocus: (name: string) => void calls.push(`other ${name}`),
      onBlur: (name: string) => void calls.push(`other ${name}`),
    });

    handlers.onFocus('in');
    handlers.onBlur('out');

    expect(calls).toEqual(['caller in', 'other in', 'other out']);
  });
});
