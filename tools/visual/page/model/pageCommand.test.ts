import { sampleReport } from '../page.fixtures';
import { pageCommand } from './pageCommand';

const [change] = sampleReport(10).changes;

describe('the command for what a page has no room for', () => {
  it('makes a page of the group, and in one of these a page of the component', () => {
    const group = `npm run visual:review -- --group ${change!.group}`;

    expect(pageCommand(change!, 5)).toBe(group);
    expect(pageCommand(change!, 1)).toBe(`${group} --only '^parts-button--'`);
  });
});
