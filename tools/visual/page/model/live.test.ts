import type { Change } from '../../report';
import { sampleReport } from '../page.fixtures';
import { liveAddress, liveNeedOf, widthOf } from './live';

const [sample] = sampleReport(1).changes;
const change = (part: Partial<Change>): Change => ({
  ...sample!,
  story: 'parts-button--neutral',
  kind: 'changed',
  ...part,
});

describe('the address of a live story', () => {
  it('shows it in the mode, language and density of the cell', () => {
    expect(liveAddress(change({ cell: 'dark-en' }), 'after')).toBe(
      'http://127.0.0.1:6106/iframe.html?id=parts-button--neutral&viewMode=story&globals=mode:dark;language:en;density:standard',
    );
    expect(liveAddress(change({ cell: 'compact' }), 'before')).toBe(
      'http://127.0.0.1:6107/iframe.html?id=parts-button--neutral&viewMode=story&globals=mode:light;language:zh;density:compact',
    );
  });

  it('shows what is spoken in the cell of its language', () => {
    expect(liveAddress(change({ cell: 'spoken-en' }), 'after')).toContain('mode:light;language:en');
  });

  it('is none on the side on which the story is not', () => {
    expect(liveAddress(change({ kind: 'new' }), 'before')).toBeNull();
    expect(liveAddress(change({ kind: 'removed' }), 'after')).toBeNull();
  });

  it('names a renamed story as each side knows it', () => {
    const renamed = change({ kind: 'renamed', renamedFrom: 'parts-button--plain' });

    expect(liveAddress(renamed, 'before')).toContain('id=parts-button--plain&');
    expect(liveAddress(renamed, 'after')).toContain('id=parts-button--neutral&');
  });

  it('cannot make a window narrow, nor force colours', () => {
    expect(['phone', 'forced', 'dark-zh', 'spoken-zh'].map(liveNeedOf)).toEqual([
      'narrow',
      'forced',
      null,
      null,
    ]);
    expect(widthOf('phone')).toBe(390);
  });
});
