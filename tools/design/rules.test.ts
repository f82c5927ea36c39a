import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rawValues } from './rawValues.mjs';
import { missingStates } from './storyStates.mjs';
import { unusedTokens } from './unusedTokens.mjs';

/** Returns the breaches of a check in a repository of only these files. */
function said(check: (base: string) => string[], files: Record<string, string>): string[] {
  const base = mkdtempSync(path.join(tmpdir(), 'mingjian-design-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
      writeFileSync(path.join(base, name), text);
    }
    return check(base);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

const styles = (declarations: string) => ({
  'packages/ui/src/X/X.styles.ts': `export const Root = styled.div\`\n  ${declarations}\n\`;\n`,
});

describe('raw values in styles', () => {
  it.each([
    ['colour', 'color: #1f68dc;'],
    ['colour', 'background: rgb(0 0 0 / 20%);'],
    ['colour', 'border: ${tokens.line.thin} solid red;'],
    ['size', 'width: 240px;'],
    ['size', 'padding: 0 calc(${tokens.space.md} - 2px);'],
    ['size', 'width: var(--mj-x-width, 20rem);'],
    ['radius', 'border-radius: 4%;'],
    ['layer', 'z-index: 999;'],
  ])('a raw %s is caught: %s', (kind, declaration) => {
    expect(said(rawValues, styles(declaration))).toEqual([
      expect.stringContaining(
        `a raw ${kind}`.replace(
          'raw colour',
          declaration.includes('red') ? 'named colour' : 'raw colour',
        ),
      ),
    ]);
  });

  it.each([
    'color: ${tokens.color.text};',
    'color: CanvasText;',
    'border-radius: 50%;',
    '@media (width < 600px) { display: none; }',
    'width: calc(100% - ${tokens.space.lg});',
    'z-index: 1;',
    'margin: 0 auto;',
    '/* 16px: Safari zooms below it */',
  ])('passes: %s', (declaration) => {
    expect(said(rawValues, styles(declaration))).toEqual([]);
  });

  it('take seeing no styles for a failure', () => {
    expect(said(rawValues, { 'packages/ui/src/X/X.ts': '' })).toHaveLength(1);
  });
});

describe('tokens', () => {
  it('are named when nothing reads them', () => {
    const theme = { color: { text: '', textFaint: '' } };

    const unread = said(
      (base) => unusedTokens(base, theme as never),
      styles('color: ${tokens.color.textFaint};'),
    );

    expect(unread).toEqual([expect.stringMatching(/^tokens\.color\.text is read nowhere/)]);
  });
});

describe('stories', () => {
  it('are missed when a core state has none, and a component without a guide is named', () => {
    const stories = {
      'packages/ui/src/TextArea/TextArea.stories.tsx': 'export const Hovered: Story = {};\n',
    };

    const missing = said(missingStates, stories);

    expect(missing).toContain('TextArea has no guide: write TextArea.guide.tsx');
    expect(missing).toContain('TextArea has no story Focused');
    expect(missing).toContain('TextArea has no story that uses the keyboard');
    expect(missing).not.toContain('TextArea has no story Hovered');
  });
});
