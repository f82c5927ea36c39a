import type { Candidate } from './candidates';
import { planTasks } from './plan';
import { probesOf, type Probe } from './probes';

/** A story and the distance to the tokens that it reads. */
const story = (name: string, distances: Record<string, number>): Candidate => ({
  story: { id: name, title: '', name, file: '' },
  distanceOf: (token) => distances[token] ?? null,
});

const probes = probesOf(
  new Map([
    ['color.text', '#1c2530'],
    ['color.accentHover', '#1a59c0'],
    ['color.danger', '#c42b1c'],
  ]),
);
const names = (some: readonly Probe[]) => some.map(({ name }) => name);

describe('planTasks', () => {
  it('takes the story that is nearest to most tokens, and of equals the one named alike', () => {
    const plan = planTasks(
      [
        story('Far', { 'color.text': 5, 'color.danger': 5, 'color.accentHover': 5 }),
        story('Standard', { 'color.text': 2, 'color.accentHover': 2 }),
        story('Hovered', { 'color.text': 2, 'color.accentHover': 2 }),
      ],
      probes,
    );

    expect(plan.take()?.candidate.story.name).toBe('Hovered');
  });

  it('tries each token in one story at a time, and again elsewhere until it is seen', () => {
    const plan = planTasks(
      [story('First', { 'color.text': 1 }), story('Second', { 'color.text': 1 })],
      probes,
    );

    const first = plan.take()!;
    expect(names(first.probes)).toEqual(['color.text']);
    expect(plan.take()).toBeNull();
    expect(plan.isBusy()).toBe(true);

    plan.settle(first, []);
    const second = plan.take()!;
    expect(second.candidate).not.toBe(first.candidate);

    plan.settle(second, second.probes);
    expect(plan.take()).toBeNull();
    expect(names(plan.open())).toEqual(['color.accentHover', 'color.danger']);
  });

  it('shows no story for a token that is left out alone', () => {
    const leftOut = probes.map((probe) => ({ ...probe, leftOut: 'never painted' }));

    expect(planTasks([story('Any', { 'color.text': 1 })], leftOut).take()).toBeNull();
  });
});
