// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '../Button/Button';
import { StyleRegistry } from './StyleRegistry';

const inserted = vi.hoisted(() => ({ html: (): ReactNode => null }));
vi.mock('next/navigation', () => ({
  useServerInsertedHTML: (render: () => ReactNode) => void (inserted.html = render),
}));

describe('StyleRegistry', () => {
  const stylesOf = (nonce?: string) => {
    renderToString(
      <StyleRegistry nonce={nonce}>
        <Button>Save</Button>
      </StyleRegistry>,
    );
    return renderToString(inserted.html());
  };

  it('writes the styles into the HTML, with the nonce of the page', () => {
    expect(stylesOf()).toMatch(/^<style data-styled/);
    expect(stylesOf('R4nd0m')).toMatch(/^<style [^>]*nonce="R4nd0m"/);
  });
});
