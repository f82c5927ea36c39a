import { countAt, verdictOf, type Attempt } from './throttle';

const MINUTE = 60_000;
const start = new Date('2026-06-15T02:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const none = { account: undefined, pair: undefined, address: undefined, isKnown: false };
const failed = (failures: number): Attempt => {
  return { failures, lastFailedAt: start };
};

/** Returns how many guesses get through in an hour when each comes as soon as it may. */
function guessesAnHour(subject: 'pair' | 'address') {
  let attempt: Attempt | undefined;
  let guesses = 0;
  for (let time = 0; time < 60 * MINUTE; time += 1_000) {
    const now = after(time);
    if (verdictOf({ ...none, [subject]: attempt }, now).wait > 0) continue;
    attempt = { failures: countAt(attempt, now) + 1, lastFailedAt: now };
    guesses += 1;
  }
  return guesses;
}

describe('the throttle of sign-ins', () => {
  it('halves its counts every ten minutes, while failures go on too', () => {
    expect(countAt(failed(8), after(10 * MINUTE))).toBe(4);
    expect(countAt(failed(8), after(30 * MINUTE))).toBe(1);

    let office: Attempt | undefined;
    for (let day = 0; day < 8 * 60; day += 3) {
      const now = after(day * MINUTE);
      office = { failures: countAt(office, now) + 1, lastFailedAt: now };
    }
    expect(verdictOf({ ...none, address: office }, office!.lastFailedAt)).toEqual({
      wait: 0,
      needsCaptcha: false,
    });
  });

  it('lets an address try twelve times a minute, and an account from there sixty an hour', () => {
    expect(guessesAnHour('address')).toBeLessThanOrEqual(12 * 60 + 20);
    expect(guessesAnHour('pair')).toBeLessThanOrEqual(60);
  });

  it('lets strangers behind an address hold nobody up for more than five seconds', () => {
    const verdict = verdictOf({ ...none, address: failed(900) }, start);

    expect(verdict).toEqual({ wait: 5, needsCaptcha: true });
  });

  it('lets strangers hold up nobody who signed in from there lately', () => {
    const verdict = verdictOf({ ...none, address: failed(900), isKnown: true }, start);

    expect(verdict).toEqual({ wait: 0, needsCaptcha: false });
  });

  it('waits by the person’s own failures though the person is known', () => {
    const verdict = verdictOf({ ...none, pair: failed(8), isKnown: true }, start);

    expect(verdict.wait).toBe(8);
    expect(verdictOf({ ...none, account: failed(3), isKnown: true }, start).needsCaptcha).toBe(
      true,
    );
  });
});
