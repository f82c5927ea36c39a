import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foreignProps } from './partProps.mjs';
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

describe('names of props', () => {
  const part = (members: string, name = 'Part', heritage = '') => ({
    'packages/ui/src/index.ts': `export { ${name}, type ${name}Props } from './Part';\n`,
    'packages/ui/src/Part.tsx': `interface Hidden { busy?: boolean }
export interface Shared { pending?: boolean }
export interface ${name}Props ${heritage} { ${members} }\n`,
  });

  it.each([
    ['busy?: boolean', 'Part.busy is called loading.'],
    ["align?: 'start' | 'end'", 'Part.align is called placement.'],
    ['onChange?: (page: number) => void', 'Part.onChange is called onValueChange.'],
    ['onSelect?(key: string): void', 'Part.onSelect is called onValueChange or onClick.'],
    ['selected?: string', 'Part.selected is true or false, not string.'],
    ['open?: readonly string[]', 'Part.open is true or false, not readonly string[].'],
    ['onIndexChange?: (index: number) => void', 'Part.onIndexChange reports index'],
    ['value?: string; onValueChange?: () => void', 'reports value, which has no defaultValue.'],
    ['onClose?: (key: string) => void', 'Part.onClose asks to close something'],
  ])('are caught: %s', (members, breach) => {
    expect(said(foreignProps, part(members)).join()).toContain(breach);
  });

  it('are caught where a type of the house has them, and not where they are left out', () => {
    expect(said(foreignProps, part('', 'Part', 'extends Shared'))).toHaveLength(1);
    expect(said(foreignProps, part('', 'Part', "extends Omit<Shared, 'pending'>"))).toEqual([]);
  });

  it('may be native, and belong to a type that nobody can import', () => {
    const members =
      'selected?: boolean; value?: string; defaultValue?: string; onValueChange(): void';

    expect(said(foreignProps, part(members, 'Part', "extends ComponentProps<'input'>"))).toEqual(
      [],
    );
  });

  it('are missed in a floating part that cannot be controlled or placed', () => {
    const breaches = said(foreignProps, part('defaultOpen?: boolean; open?: boolean', 'Popover'));

    expect(breaches).toEqual([
      expect.stringContaining('Popover.onOpenChange is missing.'),
      expect.stringContaining('Popover.placement is missing.'),
    ]);
  });

  it('are told when an exception has become needless', () => {
    const breaches = said(foreignProps, part('gap?: string', 'Stack'));

    expect(breaches).toEqual(['Stack.align is allowed, but breaks no rule any more.']);
  });

  it('take seeing no props for a failure', () => {
    expect(said(foreignProps, { 'packages/ui/src/index.ts': '' })).toHaveLength(1);
  });
});
