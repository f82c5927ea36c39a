import path from 'node:path';
import { sidebarTitleOf, storyFiles, titleOf } from './storyFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = (name: string) => path.join(root, 'packages', `${name}.stories.tsx`);

describe('titleOf', () => {
  it('is the title that ids follow from: a folder that repeats the name counts once', () => {
    expect(titleOf(root, file('ui/src/Select/Select'))).toBe('Parts/Select');
    expect(titleOf(root, file('ui/src/ImagePreview/ImageViewer'))).toBe(
      'Parts/ImagePreview/ImageViewer',
    );
    expect(titleOf(root, file('widgets/src/DatePicker/DatePicker'))).toBe('Widgets/DatePicker');
  });

  it('leaves files outside the packages alone', () => {
    expect(titleOf(root, path.join(root, '.storybook/examples/ListPage.stories.tsx'))).toBeNull();
  });
});

describe('sidebarTitleOf', () => {
  it('puts parts into the group that their guide names', () => {
    expect(sidebarTitleOf(root, file('ui/src/Select/Select'))).toBe('Parts/Choices/Select');
    expect(sidebarTitleOf(root, file('ui/src/ImagePreview/ImageViewer'))).toBe(
      'Parts/Data display/ImageViewer',
    );
  });

  it('gives every part a group, and no two stories files one title', () => {
    const titles = storyFiles(root).map((story) => sidebarTitleOf(root, story)!);

    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles.filter((name) => name.startsWith('Parts/')))
      expect(title.split('/')).toHaveLength(3);
  });
});
