import { useMemo } from 'react';
import { Button, useTexts } from '../../packages/ui/src';
import type { NativeProps, PropRow, PropsTable } from '../../tools/docs/props/propsTable';
import { docsTexts } from './docs.texts';
import { PropControl } from './PropControl';
import { Prose } from './Prose';
import { Section } from './Section';
import { CodeBlock } from './StoryFrame';
import * as S from './props.styles';
import { typeId, TypeText } from './TypeText';
import { usePrimaryArgs, type PrimaryArgs } from './usePrimaryArgs';

/** The props of a component with their controls, then those of the components around it. */
export function PropsTables({ tables }: { tables: readonly PropsTable[] }) {
  const t = useTexts(docsTexts);
  const primary = usePrimaryArgs();
  const [main, ...others] = tables;
  if (!main) return null;
  return (
    <>
      <Section
        name="props"
        title={t.props}
        aside={
          <Button size="small" tone="quiet" onClick={primary.reset}>
            {t.reset}
          </Button>
        }
      >
        <OneTable table={main} primary={primary} />
      </Section>
      {others.map((table) => (
        <Section
          key={table.component}
          name={`props-${table.component}`}
          title={t.propsOf(table.component)}
        >
          <p lang="en" data-docstring>
            <Prose>{table.description}</Prose>
          </p>
          <OneTable table={table} primary={null} />
        </Section>
      ))}
    </>
  );
}

interface OneTableProps {
  table: PropsTable;
  /** Arguments that controls change; `null` without controls. */
  primary: PrimaryArgs | null;
}

function OneTable({ table, primary }: OneTableProps) {
  const t = useTexts(docsTexts);
  const { component } = table;
  const declared = useMemo(() => new Set(table.types.map(({ name }) => name)), [table]);
  const shared = { primary, component, declared };
  return (
    <>
      <S.Table data-props={component} data-controls={primary ? true : undefined}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.about}</th>
            <th scope="col">{t.defaultValue}</th>
            {primary && <th scope="col">{t.control}</th>}
          </tr>
        </thead>
        <tbody>
          {table.own.map((row) => (
            <Row key={row.name} row={row} {...shared} />
          ))}
          {table.own.length === 0 && (
            <tr>
              <td colSpan={4}>{t.noProps}</td>
            </tr>
          )}
        </tbody>
        {table.native && <NativeRows native={table.native} {...shared} />}
      </S.Table>
      {table.types.length > 0 && (
        <S.Types>
          <summary>{t.types}</summary>
          {table.types.map(({ name, source }) => (
            <S.OneType key={name} id={typeId(component, name)} tabIndex={-1}>
              <CodeBlock>{source}</CodeBlock>
            </S.OneType>
          ))}
        </S.Types>
      )}
    </>
  );
}

interface SharedProps {
  primary: PrimaryArgs | null;
  component: string;
  /** Names of the types that the page declares. */
  declared: ReadonlySet<string>;
}

function NativeRows({ native, ...shared }: SharedProps & { native: NativeProps }) {
  const t = useTexts(docsTexts);
  return (
    <tbody data-native>
      <tr>
        <th scope="colgroup" colSpan={4}>
          {native.element ? t.native(native.element) : t.nativeOfSome}
        </th>
      </tr>
      {native.rows.map((row) => (
        <Row key={row.name} row={row} {...shared} />
      ))}
    </tbody>
  );
}

function Row({ row, primary, component, declared }: SharedProps & { row: PropRow }) {
  const t = useTexts(docsTexts);
  const note =
    (row.required && t.required) ||
    (row.requiredWith && t.requiredWith(row.requiredWith)) ||
    (row.onlyWith && t.onlyWith(row.onlyWith));
  return (
    <tr>
      <th scope="row">
        <code>{row.name}</code>
        {note && <S.Required>{note}</S.Required>}
      </th>
      <td>
        {row.description && (
          <S.About lang="en" data-docstring>
            <Prose>{row.description}</Prose>
          </S.About>
        )}
        <S.Type data-type>
          {row.type === 'unknown' ? (
            t.anyValue
          ) : (
            <TypeText text={row.type} declared={declared} component={component} />
          )}
        </S.Type>
      </td>
      <td>
        <DefaultValue text={row.defaultValue} />
      </td>
      {primary && (
        <td>
          <PropControl row={row} primary={primary} />
        </td>
      )}
    </tr>
  );
}

/** A default as code where it is a value, otherwise in words. */
function DefaultValue({ text }: { text: string | null }) {
  if (text === null) return '–';
  const isValue = /^('[^']*'|"[^"]*"|[\d.]+|true|false|null|\[.*\])$/.test(text);
  if (isValue) return <code>{text}</code>;
  return (
    <span lang="en" data-docstring>
      <Prose>{text}</Prose>
    </span>
  );
}
