import { paperChanges } from './paperChanges';

const STORED = { id: '1', name: '离职证明.pdf', url: '/a?ticket=1' };
const UPLOADED = { name: '学历证书.pdf', url: '/b?ticket=1' };

describe('the changes of papers', () => {
  it('are the uploads that are new, and the papers that are gone', () => {
    expect(paperChanges([STORED], [STORED, UPLOADED])).toEqual({
      added: ['/b?ticket=1'],
      deleted: [],
    });
    expect(paperChanges([STORED, UPLOADED], [UPLOADED])).toEqual({ added: [], deleted: ['1'] });
  });

  it('are none while an upload is being saved', () => {
    expect(paperChanges([UPLOADED], [UPLOADED])).toEqual({ added: [], deleted: [] });
  });
});
