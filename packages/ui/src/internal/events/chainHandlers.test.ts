import { chainHandlers } from './chainHandlers';

describe('chainHandlers', () => {
  it('calls the caller’s handler first, and the other alone without one', () => {
    const said: string[] = [];
    const own = { onFocus: (word: string) => said.push(`own ${word}`), onBlur: undefined };
    const handlers = chainHandlers(own, {
      onFocus: (word: string) => void said.push(`ours ${word}`),
      onBlur: (word: string) => void said.push(`ours ${word}`),
    });

    handlers.onFocus('in');
    handlers.onBlur('out');

    expect(said).toEqual(['own in', 'ours in', 'ours out']);
  });
});
