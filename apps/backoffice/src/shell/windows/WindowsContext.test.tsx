import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createWindows } from './windows';
import { useChangedElsewhere, WindowsContext } from './WindowsContext';

describe('useChangedElsewhere', () => {
  function setUp(id: string | undefined, version: number) {
    const windows = createWindows();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <WindowsContext value={windows}>{children}</WindowsContext>
    );
    const { result } = renderHook(() => useChangedElsewhere('aCompanyInfo', id, version), {
      wrapper,
    });
    const elsewhere = (record: { resource?: string; id?: string; version: number | null }) =>
      act(() =>
        windows.deliver({
          kind: 'changed',
          resources: [],
          records: [{ resource: 'aCompanyInfo', id: '7', ...record }],
        }),
      );
    return { result, elsewhere };
  }

  it('says that a later version was saved, and that the record was deleted', () => {
    const { result, elsewhere } = setUp('7', 3);
    expect(result.current).toBeNull();

    elsewhere({ version: 4 });
    expect(result.current).toBe('saved');
    elsewhere({ version: null });

    expect(result.current).toBe('deleted');
  });

  it('says nothing of the version that the form has, of other records and of new ones', () => {
    const { result, elsewhere } = setUp('7', 3);
    elsewhere({ version: 3 });
    elsewhere({ id: '8', version: 9 });
    elsewhere({ resource: 'cCandidateInfo', version: 9 });
    expect(result.current).toBeNull();

    const fresh = setUp(undefined, 0);
    fresh.elsewhere({ version: 1 });
    expect(fresh.result.current).toBeNull();
  });
});
