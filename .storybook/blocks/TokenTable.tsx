import { useEffect, useState } from 'react';
import { useTexts } from '../../packages/ui/src';
import { lightTheme } from '../../packages/ui/src/tokens/tokens';
import * as S from './blocks.styles';
import { docsTexts } from './docs.texts';
import { Section } from './Section';
import { stylesUsed, type StylesUsed } from './stylesUsed';

/** The tokens that a component's styles read, and its own variables that a page may set. */
export function TokenTable({ storiesFile }: { storiesFile: string }) {
  const t = useTexts(docsTexts);
  const [used, setUsed] = useState<StylesUsed>({ tokens: [], ownVariables: [] });
  useEffect(() => {
    let isCurrent = true;
    void stylesUsed(storiesFile).then((next) => isCurrent && setUsed(next));
    return () => {
      isCurrent = false;
    };
  }, [storiesFile]);

  if (used.tokens.length === 0) return null;
  return (
    <Section name="tokens" title={t.tokens}>
      {used.ownVariables.length > 0 && (
        <p>
          {t.ownVariables}{' '}
          {used.ownVariables.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
      <TokenRows names={used.tokens} />
    </Section>
  );
}

/**
 * Tokens by name (`color.accent`), each with its variable and its value in light mode and standard
 * density.
 */
export function TokenRows({ names }: { names: readonly string[] }) {
  return (
    <S.Rows>
      {names.map((name) => (
        <div key={name}>
          <dt>
            {/^(color|nav)\./.test(name) && (
              <S.Swatch style={{ '--mj-swatch': variable(name) } as Record<string, string>} />
            )}
            {name}
          </dt>
          <dd>
            <code>{`--mj-${name.replaceAll('.', '-')}`}</code>{' '}
            <span data-apart>{valueOf(name)}</span>
          </dd>
        </div>
      ))}
    </S.Rows>
  );
}

const variable = (name: string) => `var(--mj-${name.replaceAll('.', '-')}, ${valueOf(name)})`;

function valueOf(name: string): string {
  const value = name
    .split('.')
    .reduce<unknown>(
      (group, key) => (group as Record<string, unknown> | undefined)?.[key],
      lightTheme,
    );
  return typeof value === 'string' ? value : '';
}
