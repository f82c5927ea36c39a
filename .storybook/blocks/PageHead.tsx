import { useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { CopyButton, Tag, useTexts } from '../../packages/ui/src';
import { similarNames } from '../../tools/docs/similarNames.ts';
import type { PageFacts } from './ComponentPage';
import { docsTexts } from './docs.texts';
import * as S from './page.styles';
import { Prose } from './Prose';

export interface PageHeadProps {
  name: string;
  facts: PageFacts | undefined;
}

/** Name, purpose, import, age and checks of a component. */
export function PageHead({ name, facts }: PageHeadProps) {
  const t = useTexts(docsTexts);
  const [table] = facts?.tables ?? [];
  return (
    <header>
      <S.Title data-apart>{name}</S.Title>
      {table && (
        <S.Lead lang="en" data-docstring>
          <Prose>{table.description}</Prose>
        </S.Lead>
      )}
      {table?.importedFrom && <ImportLine names={[table.component]} from={table.importedFrom} />}
      <Similar component={name} />
      {facts && (
        <S.Facts>
          {facts.isNew ? <Tag tone="accent">{t.fresh}</Tag> : <Tag>{t.stable}</Tag>}
          <span>{t.since(facts.since)}</span>
          <Checks checked={facts.checked} />
        </S.Facts>
      )}
    </header>
  );
}

/** The names of a component in other libraries, which the search leads to. */
function Similar({ component }: { component: string }) {
  const t = useTexts(docsTexts);
  const names = similarNames(component);
  if (names.length === 0) return null;
  return (
    <S.Similar data-prose>
      {t.similar}
      {names.map(({ name, libraries, id }) => (
        <span key={id} id={id} data-apart>
          <code>{name}</code> {libraries.join(', ')}
        </span>
      ))}
    </S.Similar>
  );
}

function ImportLine({ names, from }: { names: readonly string[]; from: string }) {
  const t = useTexts(docsTexts);
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return (
    <S.Import>
      <code>{line}</code>
      <CopyButton text={line} label={t.copyImport} />
    </S.Import>
  );
}

/** The result of the accessibility check of all stories on the page. */
function Checks({ checked }: { checked: readonly string[] }) {
  const t = useTexts(docsTexts);
  const stories = useContext(DocsContext).componentStories();
  const passed = stories.filter(
    ({ id, parameters }) => checked.includes(id) && !isExempt(parameters),
  ).length;
  if (passed === 0) return <span>{t.unchecked}</span>;
  return (
    <span>
      {passed === stories.length ? t.checked(passed) : t.partlyChecked(passed, stories.length)}
    </span>
  );
}

/** Whether a story switches axe or one of its rules off. */
function isExempt(parameters: Record<string, unknown>): boolean {
  const { disable, config } = (parameters['a11y'] ?? {}) as {
    disable?: boolean;
    config?: { rules?: { enabled?: boolean }[] };
  };
  return Boolean(disable) || (config?.rules ?? []).some(({ enabled }) => enabled === false);
}
