import { sampleReport } from '../page/page.fixtures';
import { partOfReport } from './partOfReport';

const report = sampleReport(60);
const [group] = report.groups;

describe('a part of a report', () => {
  it('is all of it where nothing is selected', () => {
    expect(partOfReport(report, {})).toBe(report);
  });

  it('has the changes of one group, with their stories and an id of its own', () => {
    const part = partOfReport(report, { group: group!.id });

    expect(part.changes.map(({ id }) => id)).toEqual(group!.changes);
    expect(part.groups).toEqual([group]);
    expect(new Set(part.stories.map(({ story }) => story))).toEqual(
      new Set(part.changes.map(({ story }) => story)),
    );
    expect(part.id).toBe(`${report.id}-${group!.id}`);
  });

  it('has the stories that match, and no empty group', () => {
    const part = partOfReport(report, { only: '^parts-button--' });

    expect(part.changes.length).toBeGreaterThan(0);
    expect(part.changes.every(({ story }) => story.startsWith('parts-button--'))).toBe(true);
    expect(part.groups.every(({ changes }) => changes.length > 0)).toBe(true);
  });
});
