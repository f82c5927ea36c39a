import { listed, unexpectedProblems } from './problems';
import { describeResult, summaryOf, type EngineResult } from './results';

const story = {
  id: 'menu--loading',
  title: 'Parts/Menu',
  name: 'Loading',
  file: 'Menu.stories.tsx',
};
const run = (part: object): EngineResult => ({
  name: 'Firefox 153',
  stories: 3,
  failures: [],
  journey: null,
  seconds: 2,
  ...part,
});

describe('the problems of a story', () => {
  it('leave out the errors that it declares', () => {
    const shown = { problems: ['console error: Error: boom', 'other'], expected: ['boom'] };

    expect(unexpectedProblems(shown)).toEqual(['other']);
  });

  it('are listed once, in one line each, without the document', () => {
    const problem = 'Unable to find\n role="menu"\n\nIgnored nodes: comments\n<body />';

    expect(listed([problem, problem])).toBe('    Unable to find role="menu"');
  });

  it('are shortened', () => {
    expect(listed(['x'.repeat(5000)]).length).toBeLessThan(450);
  });
});

describe('the report of an engine', () => {
  it('names each failed story with its message', () => {
    const report = describeResult(run({ failures: [{ story, problems: ['boom'] }] }));

    expect(report).toContain('✗ Parts/Menu / Loading (menu--loading)\n    boom');
    expect(report).toContain('2 of 3 stories');
  });

  it('names the step of the journey that failed', () => {
    expect(describeResult(run({ journey: 'signs in: no field' }))).toContain('signs in: no field');
  });

  it('names an engine that is not installed, and the packages that install it', () => {
    const report = describeResult({ name: 'WebKit', missing: ['webkit2gtk-driver', 'xvfb'] });

    expect(report).toMatch(/^Not run: WebKit .*webkit2gtk-driver xvfb/);
  });
});

describe('the last line', () => {
  it('counts stories and journeys of both engines', () => {
    const results = [run({}), run({ failures: [{ story, problems: ['boom'] }], journey: 'x' })];

    expect(summaryOf(results)).toEqual({ line: '6 engine checks passed, 2 failed', failed: 2 });
  });

  it('counts an engine that is not installed neither as passed nor as failed', () => {
    const results: EngineResult[] = [run({}), { name: 'WebKit', missing: ['xvfb'] }];

    expect(summaryOf(results).line).toBe('4 engine checks passed, 0 failed');
  });

  it('counts an engine that broke off as failed', () => {
    expect(summaryOf([{ name: 'WebKit', broken: 'no display' }]).failed).toBe(1);
  });
});
