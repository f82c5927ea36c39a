import { render, screen, waitFor } from '@testing-library/react';
import { PictureCell } from './PictureCell';

/** Lays out a name that is two pixels too wide, whose beginning alone fits. */
function layOut(name: string) {
  const widths = { clientWidth: [100, 71], scrollWidth: [102, 71] } as const;
  for (const [key, [whole, part]] of Object.entries(widths))
    vi.spyOn(HTMLElement.prototype, key as keyof typeof widths, 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.textContent === name ? whole : part;
    });
}

async function show(name: string) {
  layOut(name);
  const file = { id: '1', originalName: name, filePath: '/1.png' };
  const state = { index: 0, column: 1, isSelected: false, isActive: true, isDraggable: false };
  render(<PictureCell {...state} file={file} resolveUrl={undefined} />);
  // Its address has been resolved.
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
}

describe('PictureCell', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps the end of a name visible, also where its beginning would fit by itself', async () => {
    await show('无犯罪记录证明样例2026.png');

    expect(screen.getByText('样例2026.png')).toBeVisible();
  });

  it('keeps a short name in one part', async () => {
    await show('离职证明.png');

    expect(screen.getByText('离职证明.png')).not.toHaveAttribute('data-split');
  });
});
