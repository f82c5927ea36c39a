import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDecisions, readDecisions } from '../baselines/decisions';
import { readBaselines, writeBaselines } from '../baselines/stories';
import { hashOf } from '../pixels';
import { blocks, compareRemoved, compareStory, type Finding } from './findings';

/**
 * A project in which a story's source is its picture, so that every shape that history can take is
 * tried with real git and the real baselines and decisions.
 */
function openProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'mingjian-shapes-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const stories = path.join(root, 'visual/stories');
  const decisions = path.join(root, 'visual/decisions');
  const source = path.join(root, 'src');
  mkdirSync(source);
  writeFileSync(path.join(root, '.gitattributes'), 'visual/decisions/*.jsonl merge=union\n');
  git('init', '-q', '-b', 'main');

  const seen = () =>
    new Map(
      readdirSync(source).map((story) => [
        story,
        new Map([['light-zh', hashOf(readFileSync(path.join(source, story)))]]),
      ]),
    );
  const project = {
    git,
    close: () => rmSync(root, { recursive: true }),
    draw: (story: string, picture: string) => writeFileSync(path.join(source, story), picture),
    drop: (story: string) => rmSync(path.join(source, story)),
    /** Returns the findings that need a decision now. */
    asked(): Finding[] {
      const [baselines, decided] = [readBaselines(stories), readDecisions(decisions)];
      const shown = seen();
      return [
        ...[...shown].flatMap(([story, cells]) =>
          compareStory(story, baselines.get(story), cells, decided.get(story) ?? []),
        ),
        ...[...baselines]
          .filter(([story]) => !shown.has(story))
          .flatMap(([story, baseline]) =>
            compareRemoved(story, baseline, decided.get(story) ?? []),
          ),
      ].filter(blocks);
    },
    decide(verdict: 'accept' | 'deny', at = '2026-01-01T00:00:00Z') {
      for (const { story, cell, before, after } of project.asked()) {
        if (verdict === 'accept')
          writeBaselines(
            stories,
            new Map([
              [
                story,
                {
                  title: story,
                  name: story,
                  cells: after === null ? {} : { [cell]: after },
                  spoken: {},
                },
              ],
            ]),
          );
        addDecisions(decisions, [
          {
            story,
            cell,
            before,
            after,
            verdict,
            reason: verdict,
            by: 'Li',
            at,
            group: null,
            looked: [],
          },
        ]);
      }
    },
    commit(message: string) {
      git('add', '-A');
      git('commit', '-q', '-m', message);
    },
    /** Draws, accepts and commits, as a branch does that passed its review. */
    land(story: string, picture: string, message = picture) {
      project.draw(story, picture);
      project.decide('accept');
      project.commit(message);
    },
  };
  for (const story of ['button--one', 'select--one', 'table--one'])
    project.draw(story, `${story} 1`);
  project.decide('accept');
  project.commit('first');
  return project;
}

let project: ReturnType<typeof openProject>;
beforeEach(() => (project = openProject()));
afterEach(() => project.close());

const branch = (name: string, from = 'main') => project.git('checkout', '-q', '-b', name, from);
const main = () => project.git('checkout', '-q', 'main');

describe('a decision is asked for once', () => {
  it('is asked for at all', () => {
    project.draw('button--one', 'button 2');

    expect(project.asked()).toHaveLength(1);
  });

  it('holds after a squash', () => {
    branch('work');
    project.land('button--one', 'button 2');
    project.land('button--one', 'button 3');
    main();
    project.git('merge', '-q', '--squash', 'work');
    project.commit('squashed');

    expect(project.asked()).toEqual([]);
  });

  it('holds after a rebase over other changes', () => {
    branch('work');
    project.land('button--one', 'button 2');
    main();
    project.land('select--one', 'select 2');
    project.git('checkout', '-q', 'work');
    project.git('rebase', '-q', 'main');

    expect(project.asked()).toEqual([]);
  });

  it('holds after a merge of two branches that changed different stories', () => {
    branch('one');
    project.land('button--one', 'button 2');
    branch('two', 'main');
    project.land('table--one', 'table 2');
    project.git('merge', '-q', '--no-edit', 'one');

    expect(project.asked()).toEqual([]);
  });

  it('holds after a merge of two branches that made the same change', () => {
    branch('one');
    project.land('button--one', 'button 2');
    branch('two', 'main');
    project.land('button--one', 'button 2');
    project.git('merge', '-q', '--no-edit', 'one');

    expect(project.asked()).toEqual([]);
  });

  it('holds after a cherry-pick to a branch that stayed behind', () => {
    branch('release');
    main();
    project.land('select--one', 'select 2');
    project.land('button--one', 'button 2');
    project.git('checkout', '-q', 'release');
    project.git('cherry-pick', 'main');

    expect(project.asked()).toEqual([]);
  });

  it('holds where only the decision arrived and the baseline stayed behind', () => {
    branch('work');
    project.land('button--one', 'button 2');
    main();
    project.draw('button--one', 'button 2');
    project.git('checkout', 'work', '--', 'visual/decisions');

    expect(project.asked()).toEqual([]);
  });

  it('holds over several steps at once', () => {
    branch('work');
    project.land('button--one', 'button 2');
    project.land('button--one', 'button 3');
    main();
    project.draw('button--one', 'button 3');
    project.git('checkout', 'work', '--', 'visual/decisions');

    expect(project.asked()).toEqual([]);
  });

  it('holds for a story that is gone', () => {
    branch('work');
    project.drop('table--one');
    project.decide('accept');
    project.commit('no table');
    main();
    project.git('merge', '-q', '--squash', 'work');
    project.commit('squashed');

    expect(project.asked()).toEqual([]);
  });
});

describe('stories of one component', () => {
  it('can be changed on two branches', () => {
    for (const name of ['apart', 'between', 'one-more'])
      project.draw(`button--${name}`, `${name} 1`);
    project.decide('accept');
    project.commit('more stories');
    branch('one');
    project.land('button--apart', 'apart 2');
    branch('two', 'main');
    project.land('button--one-more', 'one-more 2');
    project.git('merge', '-q', '--no-edit', 'one');

    expect(project.asked()).toEqual([]);
  });
});

describe('what must be asked', () => {
  it('is a way back that nobody took: an older look that returns by mistake', () => {
    project.land('button--one', 'button 2');
    project.draw('button--one', 'button 1');

    expect(project.asked()).toHaveLength(1);
  });

  it('is the quarrel of two branches that changed one picture differently', () => {
    branch('one');
    project.land('button--one', 'button 2');
    branch('two', 'main');
    project.land('button--one', 'button 3');

    expect(() => project.git('merge', '-q', '--no-edit', 'one')).toThrow();
  });
});

describe('a denied picture', () => {
  it('blocks on every branch until its pixels change', () => {
    project.draw('button--one', 'button bad');
    project.decide('deny');
    project.commit('bad');
    branch('other');
    const onBranch = project.asked();
    project.draw('button--one', 'button good');

    expect(onBranch).toMatchObject([{ story: 'button--one', decided: { verdict: 'deny' } }]);
    expect(project.asked()).toMatchObject([{ story: 'button--one', decided: null }]);
  });

  it('opens when somebody thinks again', () => {
    project.draw('button--one', 'button odd');
    project.decide('deny', '2026-01-01T00:00:00Z');
    project.decide('accept', '2026-01-02T00:00:00Z');

    expect(project.asked()).toEqual([]);
  });
});
