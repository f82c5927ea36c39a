import { createRecentResponses } from './recentResponses';

describe('recent responses', () => {
  it('are valid for a while, for their own owner', () => {
    let time = 0;
    const responses = createRecentResponses<string>(1_000, () => time);
    const [one, other] = [{}, {}];
    responses.set(one, 'a', '甲');

    time = 999;
    expect([responses.get(one, 'a'), responses.get(other, 'a')]).toEqual(['甲', undefined]);
    time = 1_000;
    expect(responses.get(one, 'a')).toBeUndefined();
  });

  it('are replaced, forgotten, and at most twenty', () => {
    const responses = createRecentResponses<number>(1_000, () => 0);
    const owner = {};
    for (let i = 0; i < 21; i += 1) responses.set(owner, String(i), i);
    expect([responses.get(owner, '0'), responses.get(owner, '1')]).toEqual([undefined, 1]);

    responses.set(owner, '1', 11);
    responses.forget(owner, '2');
    expect([responses.get(owner, '1'), responses.get(owner, '2')]).toEqual([11, undefined]);
  });
});
