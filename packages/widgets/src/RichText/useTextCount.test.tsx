import { act, renderHook } from '@testing-library/react';
import { createRichEditor } from './editor/richEditor';
import { readHtml } from './model/readHtml';
import { useTextCount } from './useTextCount';

const editorOf = (text: string) => createRichEditor(readHtml(`<p>${text}</p>`));

describe('the number of characters', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('follows each key of a short text', () => {
    const { result } = renderHook(() => useTextCount(editorOf('一')));

    act(() => result.current.count(editorOf('一二')));

    expect(result.current.length).toBe(2);
  });

  it('of a long text is that of the newest key, a moment later', () => {
    const { result } = renderHook(() => useTextCount(editorOf('字'.repeat(3_000))));

    act(() => result.current.count(editorOf('字'.repeat(3_001))));
    act(() => result.current.count(editorOf('字'.repeat(3_002))));
    expect(result.current.length).toBe(3_000);

    act(() => void vi.advanceTimersByTime(250));
    expect(result.current.length).toBe(3_002);
  });
});
